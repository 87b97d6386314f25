import { defineTemplate, type Letter } from "../../../infra/mail/mail-templates";
import { toPlainValue } from "../../../infra/mail/mail-values";
import { createLinkVariable } from "../../../infra/mail/template-parts";
import type { RolloutRow } from "./rollout.repository";

const PATH = "/admin/system";
const OWNER_REASON =
  "You get this email because an administrator named this address as the owner of the release.";

/** Events that the owner of a release is notified of, as their emails name them. */
export const NOTIFIED = {
  paused: "paused",
  "rolled-back": "rolled back",
  finished: "finished",
} as const;

const fillRollout = defineTemplate({
  key: "release-rollout",
  name: "Rollouts",
  description: "To the owner of a release when its rollout pauses, is rolled back or has finished.",
  subject: "{{release}}: rollout {{state}} at {{percent}}",
  text: [
    "# Rollout {{state}}",
    "The rollout of {{release}} {{version}} was {{state}} at {{percent}} of the browsers.",
    "{{reason}}",
    "[Open the releases]({{releasesLink}})",
  ].join("\n\n"),
  variables: [
    { name: "release", sample: "mfe-tracking" },
    { name: "version", sample: "1.4.0-3f2a9c1d" },
    { name: "state", sample: "paused" },
    { name: "percent", sample: "10%" },
    { name: "reason", sample: "3% of 200 pages failed to mount, 0.2% with the stable version." },
    createLinkVariable("releasesLink", PATH),
  ],
  reason: OWNER_REASON,
});

const fillRollback = defineTemplate({
  key: "release-rollback",
  name: "Automatic rollbacks",
  description: "To the owner of a release when a version is rolled back automatically without a rollout.",
  subject: "{{release}} {{version}} was rolled back",
  text: [
    "# Version rolled back",
    "{{release}} {{version}} was rolled back automatically.",
    "{{reason}}",
    "[Open the releases]({{releasesLink}})",
  ].join("\n\n"),
  variables: [
    { name: "release", sample: "mfe-tracking" },
    { name: "version", sample: "1.4.0-3f2a9c1d" },
    { name: "reason", sample: "5 of 7 accounts saw failures in 15 minutes, from 5 networks." },
    createLinkVariable("releasesLink", PATH),
  ],
  reason: OWNER_REASON,
});

/** Returns the email about a version that was rolled back automatically. */
export function createRollbackMail(
  { release, version }: { release: string; version: string },
  reason: string | null,
  publicUrl: string,
): Letter {
  return fillRollback({
    release,
    version: toPlainValue(version),
    reason: toPlainValue(reason === null ? "" : `${reason}.`),
    releasesLink: publicUrl + PATH,
  });
}

/** Returns the email about an event of a rollout. */
export function createRolloutMail(
  { release, version, percent }: Pick<RolloutRow, "release" | "version" | "percent">,
  kind: keyof typeof NOTIFIED,
  reason: string | null,
  publicUrl: string,
): Letter {
  return fillRollout({
    release,
    version: toPlainValue(version),
    state: NOTIFIED[kind],
    percent: `${percent}%`,
    reason: toPlainValue(reason ?? ""),
    releasesLink: publicUrl + PATH,
  });
}
