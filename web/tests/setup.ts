import { cleanup } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

// happy-dom has no animations: motion is tested in a real browser.
Object.assign(Element.prototype, {
  animate: vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() })),
});

afterEach(cleanup);
