import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "@fontsource/black-han-sans/400.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepShell } from "./app/shell.ts";
import { settings } from "./app/settings.svelte.ts";
import { speak } from "./text/index.ts";

const target = document.getElementById("app");
if (!target) throw new Error("no #app");
settings.listen();
await speak(settings.locale);
mount(App, { target });
keepShell();
