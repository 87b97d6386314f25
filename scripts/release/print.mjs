// Formats releases for the terminal.
const moment = (at) => at.replace("T", " ").slice(0, 16);

function healthOf(health, version) {
  const found = health.find((one) => one.version === version);
  if (!found) return "";
  const { mounts, failures, lastFailure } = found;
  const last = lastFailure ? `, last ${lastFailure.phase} ${lastFailure.code}` : "";
  return `  ${mounts} mounts, ${failures} failed${failures > 0 ? last : ""}`;
}

/** Formats one release: its live versions, their health in the last hour, and the other stored versions. */
export function statusLines({ name, stable, canary, previous, enabled, versions, health }) {
  const lines = [`${name}${enabled ? "" : "  SWITCHED OFF"}`];
  lines.push(`  stable    ${stable ?? "none"}${stable ? healthOf(health, stable) : ""}`);
  if (canary) {
    lines.push(`  ${`${canary.percent}%`.padEnd(9)} ${canary.version}${healthOf(health, canary.version)}`);
  }
  const live = new Set([stable, canary?.version]);
  for (const { version, publishedAt } of versions.filter((one) => !live.has(one.version))) {
    const role = version === previous[0] ? "previous" : "stored";
    const when = publishedAt ? `  published ${moment(publishedAt)} UTC` : "";
    lines.push(`  ${role.padEnd(9)} ${version}${when}`);
  }
  return lines;
}

export function eventLine({ at, actor, action, name, version, percent, reason }) {
  const what = [action.padEnd(8), name, version ?? "", percent === null ? "" : `${percent}%`]
    .filter(Boolean)
    .join(" ");
  return `${moment(at)} UTC  ${what}  by ${actor}${reason ? `: ${reason}` : ""}`;
}

export function tokenLine({ id, name, label, createdAt, lastUsedAt }) {
  const used = lastUsedAt ? `used ${moment(lastUsedAt)} UTC` : "never used";
  return `${String(id).padEnd(4)} ${name.padEnd(16)} ${label}  created ${moment(createdAt)} UTC, ${used}`;
}
