/** The lazily loaded pages, by address. */
import { FAMILIES } from "./families";
import type { Loader, Page } from "./family";
import { familyOf } from "./playing";

const PAGES: readonly Page[] = [
  [/^\/new\/friends$/, () => import("./ui/laying/NewFriends.svelte")],
  [/^\/new\/screen$/, () => import("./ui/laying/NewScreen.svelte")],
  [/^\/replay$/, () => import("./ui/replay/BroughtPage.svelte")],
  [/^\/t\/[\w-]+\/replay$/, () => import("./ui/replay/ReplayPage.svelte")],
  [/^\/t\/[\w-]+\/review$/, () => import("./ui/review/ReviewPage.svelte")],
  [/^\/t\/[\w-]+\/orders$/, () => import("./ui/orders/OrdersPage.svelte")],
  [/^\/mail$/, () => import("./ui/notices/MailPage.svelte")],
  [/^\/account$/, () => import("./ui/account/AccountPage.svelte")],
  [
    /^\/practice(\/[\w-]+(\/(more|less)\/[\w-]+|(\/(more|less)\/[\w-]+)?\/\d{1,3}))?$/,
    () => import("./ui/practice/PracticePage.svelte"),
  ],
  [/^\/t\/[\w-]+\/practice((\/(more|less)\/[\w-]+)?\/\d{1,4})?$/, () => import("./ui/practice/PracticePage.svelte")],
  [/^\/moderation$/, () => import("./ui/moderation/ModerationPage.svelte")],
  [/^\/moderation\/people\/[\w-]+$/, () => import("./ui/moderation/PersonPage.svelte")],
  [/^\/people\/[\w-]+$/, () => import("./ui/people/ProfilePage.svelte")],
  [/^\/ladder(\/[\w-]+\/\w+)?$/, () => import("./ui/people/LadderPage.svelte")],
  [/^\/t\/[\w-]+\/duplicate$/, () => import("./ui/today/DuplicatePage.svelte")],
  [/^\/lobby$/, () => import("./ui/lobby/LobbyPage.svelte")],
  [/^\/offline$/, () => import("./ui/offline/OfflinePage.svelte")],
  [/^\/settings$/, () => import("./ui/settings/SettingsPage.svelte")],
  [/^\/history$/, () => import("./ui/history/HistoryPage.svelte")],
  [/^\/rules$/, () => import("./ui/rules/IndexPage.svelte")],
  ...FAMILIES.flatMap((family) => family.pages),
];
const RULES = /^\/rules\/([\w-]+)(\/sheet)?$/;

/** The loader of the page at `path`; undefined if there is none. */
export function pageAt(path: string): Loader | undefined {
  const [, game = "", sheet] = RULES.exec(path) ?? [];
  const family = familyOf(game);
  if (family) return sheet ? family.sheet : family.rules;
  return PAGES.find(([pattern]) => pattern.test(path))?.[1];
}
