import { startDock } from "./dock/dock.store";
import { checkLicense } from "./gates/license";
import { startUnread } from "./notifications/unread.store";
import { startSession } from "./session/start-session";
import { startTheme } from "./theme/theme.store";

/** What begins with the page, before anything is rendered. */
export function startChrome(): void {
  void checkLicense();
  startTheme();
  startDock();
  startUnread();
  startSession();
}
