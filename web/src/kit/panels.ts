/** What `Sheet` and `Popover` fetch. */
export { default as PopoverPanel } from "./PopoverPanel.svelte";
export { default as SheetPanel } from "./SheetPanel.svelte";
