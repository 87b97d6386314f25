import type { Role } from "@listwise/contracts/api";
import type { SessionAnswer, User } from "@listwise/contracts/auth";
import { clearSession, signIn } from "../session/change-session";
import { setLicenseOk } from "../guards/license";
import { setPage } from "../platform/page";
import { queryClient } from "../query/query-client";
import { storage, tabStorage } from "../storage/safe-storage";
import { useWorkspaceStore } from "../workspace/workspace.store";
import { aSessionFor } from "./builders";

/** Signs in without a server. */
export function signInAs(role: Role, change: Partial<User> = {}): SessionAnswer {
  const answer = aSessionFor(role);
  const session = { ...answer, user: { ...answer.user, ...change } };
  signIn(session);
  return session;
}

/** Restores the state of a new browser: no login, no stored values, no cached responses. */
export function resetSession(): void {
  clearSession("user");
  [storage, tabStorage].forEach((each) => {
    each.keys().forEach((key) => {
      each.remove(key);
    });
  });
  queryClient.clear();
  useWorkspaceStore.setState({}, true);
  setLicenseOk(true);
}

/** Records navigation and alerts instead of performing them. Call `restore` when done. */
export function recordPage() {
  const record = { went: new Array<string>(), alerts: new Array<string>(), reloads: 0 };
  const restore = setPage({
    go: (path) => void record.went.push(path),
    alert: (message) => void record.alerts.push(message),
    changeSearch: (change) => {
      record.went.push(`?${change(new URLSearchParams()).toString()}`);
      return true;
    },
    reload: () => {
      record.reloads += 1;
    },
  });
  return { record, restore };
}
