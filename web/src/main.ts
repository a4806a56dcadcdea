import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "@fontsource/black-han-sans/400.css?sparse";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepShell } from "./app/shell.ts";
import { settings } from "./app/settings.svelte.ts";
import { speak } from "./text/index.ts";

/** The brand's face is a few kilobytes and sets the titles at the top: what stands below must not wait to be moved. */
const BRAND_WITHIN = 400; // ms
function brandFace(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, BRAND_WITHIN));
  return Promise.race([document.fonts.load('1rem "Black Han Sans"', "한판 0"), late]).catch(
    () => undefined,
  );
}

const target = document.getElementById("app");
if (!target) throw new Error("no #app");
settings.listen();
await Promise.all([speak(settings.locale), brandFace()]);
mount(App, { target });
keepShell();
