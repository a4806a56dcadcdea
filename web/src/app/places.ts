/** The pages that every page leads to: in the top bar on wide screens, as tabs below on phones. */
import type { IconName } from "../kit/icons/drawings.ts";
import type { Route } from "./router.svelte.ts";

export interface Place {
  page: Route["page"];
  href: string;
  icon: IconName;
  /** Key of its name, and of a shorter one for the tabs. */
  name: string;
  short: string;
}

export const PLACES: readonly Place[] = [
  { page: "home", href: "/", icon: "home", name: "nav-home", short: "nav-home" },
  { page: "rules", href: "/rules", icon: "book", name: "nav-rules", short: "nav-rules-short" },
  {
    page: "score",
    href: "/score",
    icon: "calculator",
    name: "nav-score",
    short: "nav-score-short",
  },
  { page: "mine", href: "/mine", icon: "play", name: "nav-mine", short: "nav-mine" },
  { page: "settings", href: "/settings", icon: "settings", name: "settings", short: "settings" },
];
