import { getSession, preloadWorkspace } from "@listwise/shared-auth";
import { getCountryName } from "@listwise/shared-ui";
import { startDock } from "./dock/dock.store";
import { checkLicense } from "./gates/license";
import { startMenuCounts } from "./navigation/menu-counts.store";
import { startUnread } from "./notifications/unread.store";
import { startSession } from "./session/start-session";
import { startTheme } from "./theme/theme.store";

/**
 * Loads the names of countries in a task of its own. Pages of users show them, and loading them while a page renders would
 * lengthen one of its tasks by 50 ms on a slow device.
 */
function prepareCountryNames(): void {
  if (getSession().user) setTimeout(() => getCountryName("us"));
}

/** Starts the parts of the chrome that run before the first render. */
export function startChrome(): void {
  preloadWorkspace();
  prepareCountryNames();
  void checkLicense();
  startTheme();
  startDock();
  startUnread();
  startMenuCounts();
  startSession();
}
