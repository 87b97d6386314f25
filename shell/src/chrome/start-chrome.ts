import { preloadWorkspace } from "@listwise/shared-auth";
import { startDock } from "./dock/dock.store";
import { checkLicense } from "./gates/license";
import { startMenuCounts } from "./navigation/menu-counts.store";
import { startUnread } from "./notifications/unread.store";
import { startSession } from "./session/start-session";
import { startTheme } from "./theme/theme.store";

/** Starts the parts of the chrome that run before the first render. */
export function startChrome(): void {
  preloadWorkspace();
  void checkLicense();
  startTheme();
  startDock();
  startUnread();
  startMenuCounts();
  startSession();
}
