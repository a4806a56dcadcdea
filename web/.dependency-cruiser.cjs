/**
 * Rooms of the web client; an arrow means "may import":
 * pages → app, table, kit, net, text · app → kit, net, text · table → kit, net, text · games → kit, text, table/board.ts, table/sheet.ts · kit → text.
 * Only app/App.svelte, the root, also imports pages.
 */
const from = (room, allowed, comment) => ({
  name: `${room}-imports`,
  comment,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: { path: "^src/", pathNot: [`^src/${room}/`, ...allowed] },
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    from("net", [], "net speaks the protocol and knows nothing of screens"),
    from("text", [], "text speaks and knows nothing else"),
    from("kit", ["^src/text/"], "kit is the same in every game and on every page"),
    {
      name: "games-imports",
      comment: "a game knows the kit, its texts and the interface of the table",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: {
        path: "^src/",
        pathNot: ["^src/games/$1/", "^src/kit/", "^src/text/", "^src/table/(board|sheet)[.]ts$"],
      },
    },
    {
      name: "table-imports",
      comment: "the table finds games by their folders and names none",
      severity: "error",
      from: { path: "^src/table/", pathNot: "^src/table/registry[.]svelte[.]ts$" },
      to: { path: "^src/", pathNot: ["^src/table/", "^src/net/", "^src/kit/", "^src/text/"] },
    },
    {
      name: "app-imports",
      comment: "app holds routes, settings and the root",
      severity: "error",
      from: { path: "^src/app/", pathNot: "^src/app/App[.]svelte$" },
      to: { path: "^src/", pathNot: ["^src/app/", "^src/net/", "^src/kit/", "^src/text/"] },
    },
    {
      name: "no-circular",
      comment: "a component may contain itself (a tree of Markdown)",
      severity: "error",
      from: { path: "(.+)" },
      to: { circular: true, pathNot: "^$1$" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: { orphan: true, path: "^src/", pathNot: ["[.]d[.]ts$", "^src/main[.]ts$"] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".svelte", ".svelte.ts", ".js"] },
  },
};
