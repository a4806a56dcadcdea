/** A new message id. `crypto.randomUUID` exists in secure contexts only, and a table at home has no certificate. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
