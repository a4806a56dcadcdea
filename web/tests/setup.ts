import { vi } from "vitest";

// happy-dom has no animations and no media queries: motion and layout are tested in a real browser.
Object.assign(Element.prototype, {
  animate: vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() })),
});
