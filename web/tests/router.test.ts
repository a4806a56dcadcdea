import { afterEach, describe, expect, test } from "vitest";
import {
  isCode,
  readCode,
  readRoute,
  router,
  rulesPath,
  spellCode,
  tablePath,
} from "../src/app/router.svelte.ts";

describe("codes", () => {
  test.each([
    ["7kx 294", "7KX294"],
    [" 7KX-294 ", "7KX294"],
    ["7KX2949", "7KX294"],
    ["https://hanpan.example/t/7kx294", "7KX294"],
    ["https://hanpan.example/t/7kx294?from=x", "7KX294"],
    ["", ""],
  ])("%j is read as %j", (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  test("only six signs are a code", () => {
    expect(["7KX294", "7KX29", "7kx294", "7KX29!"].map(isCode)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("is spelled with a gap", () => expect(spellCode("7KX294")).toBe("7KX 294"));
});

describe("routes", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/t/7KX294", "", { page: "table", code: "7KX294", watch: false }],
    ["/t/7kx294/", "", { page: "table", code: "7KX294", watch: false }],
    ["/t/7kx%20294", "", { page: "table", code: "7KX294", watch: false }],
    ["/t/7KX294?watch", "", { page: "table", code: "7KX294", watch: true }],
    ["/t/7KX294?from=watch", "", { page: "table", code: "7KX294", watch: false }],
    ["/t/7KX%", "", { page: "missing", path: "/t/7KX%" }],
    ["/t/7KX29", "", { page: "missing", path: "/t/7KX29" }],
    ["/t/7KX294/x", "", { page: "missing", path: "/t/7KX294/x" }],
    ["/replay/7kx294", "", { page: "replay", code: "7KX294", step: 0 }],
    ["/replay/7KX294", "#123", { page: "replay", code: "7KX294", step: 123 }],
    ["/replay/7KX294", "#x", { page: "replay", code: "7KX294", step: 0 }],
    ["/replay/7KX29", "", { page: "missing", path: "/replay/7KX29" }],
    ["/fair/7kx 294", "", { page: "fair", code: "7KX294" }],
    ["/fair/7KX29", "", { page: "missing", path: "/fair/7KX29" }],
    ["/fair", "", { page: "missing", path: "/fair" }],
    ["/s/secret", "", { page: "seat", token: "secret" }],
    ["/rules/three_little_pigs", "", { page: "rules", game: "three_little_pigs", clause: "" }],
    ["/rules/pigs", "#TP-BUY-05", { page: "rules", game: "pigs", clause: "TP-BUY-05" }],
    ["/rules/pigs", "#%E0%A4%A", { page: "rules", game: "pigs", clause: "%E0%A4%A" }],
    ["/rules", "", { page: "rules", game: "", clause: "" }],
    ["/score", "", { page: "score", game: "" }],
    ["/score/three_little_pigs/", "", { page: "score", game: "three_little_pigs" }],
    ["/score/a/b", "", { page: "missing", path: "/score/a/b" }],
    ["/mine", "", { page: "mine" }],
    ["/settings/", "", { page: "settings" }],
    ["/about", "", { page: "about" }],
    ["/about/us", "", { page: "missing", path: "/about/us" }],
    ["/elsewhere", "", { page: "missing", path: "/elsewhere" }],
  ])("%s%s", (address, hash, route) => {
    const { pathname, search } = new URL(address, "https://hanpan.example");
    expect(readRoute(pathname, hash, search)).toEqual(route);
  });

  test("paths lead back to their routes", () => {
    expect(readRoute(tablePath("7KX294"))).toEqual({
      page: "table",
      code: "7KX294",
      watch: false,
    });
    const [path, hash] = rulesPath("pigs", "TP-BUY-05").split("#");
    expect(readRoute(path!, `#${hash}`)).toEqual({
      page: "rules",
      game: "pigs",
      clause: "TP-BUY-05",
    });
  });
});

describe("router", () => {
  afterEach(() => {
    document.body.innerHTML = "";
    router.go("/", true);
  });

  /** Presses the link; true if the router took it. Nothing really navigates. */
  function press(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let taken = false;
    const hold = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", hold);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")!.dispatchEvent(event);
    removeEventListener("click", hold);
    return taken;
  }

  test("follows plain presses on links of this site only", () => {
    const stop = router.listen();
    expect(press('<a href="/t/7KX294">x</a>')).toBe(true);
    expect(router.route).toEqual({ page: "table", code: "7KX294", watch: false });
    expect(press('<a href="/rules/pigs">x</a>', { ctrlKey: true })).toBe(false);
    expect(press('<a href="/rules/pigs" target="_blank">x</a>')).toBe(false);
    expect(press('<a href="/assets/x.svg">x</a>')).toBe(false);
    expect(press('<a href="https://elsewhere.example/">x</a>')).toBe(false);
    expect(router.route).toEqual({ page: "table", code: "7KX294", watch: false });
    stop();
    expect(press('<a href="/rules/pigs">x</a>')).toBe(false);
  });

  test("knows the table that was left last", () => {
    router.go("/t/7KX294");
    router.go("/rules/pigs");
    expect(router.lastTable).toBe("7KX294");
    router.go("/");
    expect(router.lastTable).toBe("7KX294");
  });
});
