import type { Dashboard } from "./overview.api";

export type Activity = Dashboard["recentActivity"][number];

/** What an entry says when it went well, and when it did not. */
const sentences: Readonly<Record<string, readonly [done: string, refused?: string]>> = {
  "auth.register": ["Created an account", "Failed to create an account"],
  "auth.login": ["Signed in", "Failed to sign in"],
  "auth.logout": ["Signed out"],
  "auth.email-verified": ["Confirmed the e-mail address"],
  "auth.refresh-reused": ["Used a session again that had been renewed; it was ended"],
  "auth.google-linked": ["Linked Google"],
  "auth.google-unlinked": ["Unlinked Google"],
  "auth.google-reused": ["Used a sign-in code twice; the session was ended"],
  "user.role-changed": ["Changed a role"],
  "user.status-changed": ["Changed the status of an account"],
  "user.session-ended": ["Ended a session of a user"],
  "user.sessions-ended": ["Ended all sessions of a user"],
  "config.changed": ["Changed the configuration"],
  "admin.denied": ["Was kept out of administration", "Was kept out of administration"],
  "release.publish": ["Published a release", "Failed to publish a release"],
  "release.promote": ["Promoted a release", "Failed to promote a release"],
  "release.rollback": ["Rolled a release back", "Failed to roll a release back"],
  "release.disable": ["Disabled a remote", "Failed to disable a remote"],
  "release.enable": ["Enabled a remote", "Failed to enable a remote"],
  "release.take-out": ["A failing release was taken out"],
  "release.denied": ["Was kept from moving a release"],
  "release.token-created": ["Created a team token"],
  "release.token-revoked": ["Revoked a team token"],
};

/** An audit entry as a sentence; the code of one that is not known here. */
export function activityWords({ action, result }: Activity): string {
  const [done, refused] = sentences[action] ?? [];
  const words = result === "failed" || result === "denied" ? (refused ?? done) : done;
  return words ?? action;
}
