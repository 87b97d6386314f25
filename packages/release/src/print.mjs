// Formats releases for the terminal.
import { formatCount } from "./format-count.mjs";

/** @import { ReleaseEvent, ReleaseHealth, ReleasePreview, ReleaseStatus } from "@listwise/contracts/releases" */

/** @typedef {{ id: number, name: string, label: string, createdAt: string, expiresAt: string, needsApproval: boolean, lastUsedAt: string | null }} ReleaseToken */

/**
 * Prints the site's response with --json, else the text.
 * @param {{ json: boolean }} options
 * @param {object} answer
 * @param {string} text
 */
export function printAnswer({ json }, answer, text) {
  console.log(json ? JSON.stringify(answer, null, 2) : text);
}

/** Formats a time in UTC to the minute. */
export const formatTime = (/** @type {string} */ at) => at.replace("T", " ").slice(0, 16);

/**
 * @param {ReleaseHealth[]} health
 * @param {string} version
 */
function formatHealth(health, version) {
  const found = health.find((one) => one.version === version);
  if (!found) return "";
  const { mounts, failures, lastFailure } = found;
  const last = lastFailure ? `, last ${lastFailure.phase} ${lastFailure.code}` : "";
  return `  ${formatCount(mounts, "mount")}, ${failures} failed${failures > 0 ? last : ""}`;
}

/**
 * Formats one release: its live versions, their health in the last hour, and the other stored versions. `smoke` has the
 * results of smoke tests by `name@version`.
 * @param {ReleaseStatus} status
 * @param {ReadonlyMap<string, string>} [smoke]
 */
export function formatStatus(
  { name, stable, canary, previous, enabled, versions, health },
  smoke = new Map(),
) {
  const formatTest = (/** @type {string} */ version) => {
    const result = smoke.get(`${name}@${version}`);
    return result === undefined ? "" : `  ${result}`;
  };
  const formatLive = (/** @type {string} */ version) => formatHealth(health, version) + formatTest(version);
  const lines = [`${name}${enabled ? "" : "  SWITCHED OFF"}`];
  lines.push(`  stable    ${stable ?? "none"}${stable ? formatLive(stable) : ""}`);
  if (canary) {
    lines.push(`  ${`${canary.percent}%`.padEnd(9)} ${canary.version}${formatLive(canary.version)}`);
  }
  const live = new Set([stable, canary?.version]);
  for (const { version, publishedAt } of versions.filter((one) => !live.has(one.version))) {
    const role = version === previous[0] ? "previous" : "stored";
    const when = publishedAt ? `  published ${formatTime(publishedAt)} UTC` : "";
    lines.push(`  ${role.padEnd(9)} ${version}${when}${formatTest(version)}`);
  }
  return lines;
}

/** @param {NonNullable<ReleaseEvent["move"]>} move */
const formatMove = ({ promote, retire, redirects, removeRedirects }) =>
  [
    ...promote.map(({ name, version }) => `${name} ${version}`),
    ...retire.map((name) => `${name} retired`),
    ...redirects.map(({ from, to }) => `${from} → ${to}`),
    ...removeRedirects.map((from) => `${from} no longer redirected`),
  ].join(", ");

/** @param {ReleaseEvent} event */
export function formatEvent({ at, action, name, version, percent, reason, confirmed = [], ...event }) {
  const { actor, approver, move } = event;
  const share = percent === null ? "" : `${percent}%`;
  const parts = move ? [formatMove(move)] : [name, version ?? "", share];
  const what = [action.padEnd(8), ...parts].filter(Boolean).join(" ");
  const people = approver === undefined ? actor : `${actor}, approved by ${approver}`;
  return `${formatTime(at)} UTC  ${what}  by ${people}${reason ? `: ${reason}` : ""}${confirmed.map((message) => `\n    confirmed: ${message}`).join("")}`;
}

/** @param {ReleaseToken} token */
export function formatToken({ id, name, label, createdAt, expiresAt, needsApproval, lastUsedAt }) {
  const used = lastUsedAt ? `used ${formatTime(lastUsedAt)} UTC` : "never used";
  const until = `${Date.parse(expiresAt) <= Date.now() ? "EXPIRED" : "expires"} ${expiresAt.slice(0, 10)}`;
  const approval = needsApproval ? ", needs approval" : "";
  return `${String(id).padEnd(4)} ${name.padEnd(16)} ${label}  created ${formatTime(createdAt)} UTC, ${until}, ${used}${approval}`;
}

const DAY_MS = 86_400_000;
const WARNING_DAYS = 14;

/**
 * Returns a warning about a token that expires within two weeks, otherwise `null`.
 * @param {string | null | undefined} expiresAt
 */
export function formatExpiry(expiresAt) {
  if (!expiresAt || Date.parse(expiresAt) - Date.now() > WARNING_DAYS * DAY_MS) return null;
  return `! This token expires on ${expiresAt.slice(0, 10)}. Ask a superadmin for a new one.`;
}

/** @param {ReleasePreview} preview */
export function formatPreview({ label, versions, url, createdBy, expiresAt }) {
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  return `${label}\n  ${url}\n  ${names.join(" ")}\n  by ${createdBy}, until ${formatTime(expiresAt)} UTC`;
}
