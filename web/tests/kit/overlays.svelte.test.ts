import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import Popover from "../../src/kit/Popover.svelte";
import Sheet from "../../src/kit/Sheet.svelte";
import { toasts } from "../../src/kit/toasts.svelte.ts";
import { say, speak } from "../../src/text/index.ts";

vi.mock("../../src/kit/panels.ts", () => {
  throw new Error("no connection");
});

const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));

test.each(["sheet", "popover"])("a %s that does not come says so", async (kind) => {
  await speak("ko");
  const props = $state({ open: true, title: "Title", children, anchor: null });
  if (kind === "sheet") render(Sheet, { props });
  else render(Popover, { props });
  await vi.waitFor(() => expect(toasts().map((each) => each.text)).toContain(say("unreachable")));
  await vi.waitFor(() => expect(props.open).toBe(false));
  expect(screen.queryByText("words")).toBeNull();
});
