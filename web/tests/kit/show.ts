/** Renders a piece of the kit with a drawing inside. */
import { createRawSnippet } from "svelte";

export const drawing = createRawSnippet(() => ({ render: () => "<i>drawing</i>" }));
