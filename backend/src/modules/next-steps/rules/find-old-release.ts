import { DAY_MS, type Rule } from "../facts";
import { buildPath, formatDate } from "../step-texts";

const MAX_AGE_DAYS = 90;

/** Fires if the latest release is older than 90 days on the date of the data. */
export const findOldRelease: Rule = (facts) => {
  const released = facts.listing?.lastUpdated;
  const { dataDate } = facts;
  if (!released || !dataDate) return [];
  const age = Math.floor((dataDate.getTime() - released.getTime()) / DAY_MS);
  if (age <= MAX_AGE_DAYS) return [];
  const version = facts.listing?.version;
  return [
    {
      kind: "old-release",
      subject: released.toISOString(),
      title: "Plan the next release",
      finding: `${version ? `Version ${version}` : "The latest version"} was released on ${formatDate(released)}, ${age} days before ${formatDate(dataDate)}.`,
      action: "Open the launch checklists",
      to: buildPath("/app-launch-checklists", facts),
    },
  ];
};
