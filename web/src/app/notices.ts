/** Notices of the system, for those who look elsewhere while they are asked. */

/** Asks the browser for its permission; false where it is refused or there are no notices. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notice of which there is one for each tag; a press on it leads back to this page. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { body, tag, icon: "/icon-192.png" };
  // Phones show notices through the service worker only.
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      await registration.showNotification(title, { ...options, data: location.href });
      return;
    }
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch (error) {
    console.info("no notice:", error);
  }
}
