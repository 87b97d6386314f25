import { getField } from "@listwise/aso-core/localization";
import { parsePlatform, STORES } from "@listwise/aso-core/stores";
import type { Rule } from "../facts";
import { buildPath, formatDate, joinWords } from "../step-texts";

/** Changes of this age are reported. */
export const CHANGE_DAYS = 7;
const FIELDS = ["name", "subtitle", "icon", "screenshots"];

/** Fires for each competitor that changed name, subtitle, icon or screenshots in the last 7 days, the latest first. */
export const findCompetitorChanges: Rule = (facts) => {
  const tagline = getField(STORES[parsePlatform(facts.listing?.platform ?? null)].tagline).label;
  const changes = facts.changes.filter(({ field }) => FIELDS.includes(field));
  return [...new Set(changes.map(({ appId }) => appId))].flatMap((appId) => {
    const own = changes.filter((change) => change.appId === appId);
    const [latest] = own;
    if (!latest) return [];
    const fields = FIELDS.filter((field) => own.some((change) => change.field === field)).map((field) =>
      field === "subtitle" ? tagline.toLowerCase() : field,
    );
    return {
      kind: "competitor-change",
      subject: `${facts.country} ${appId} ${latest.at.toISOString()}`,
      title: `Check what ${latest.name} changed`,
      finding: `${latest.name} changed its ${joinWords(fields)}, last on ${formatDate(latest.at)}.`,
      action: "Compare competitors",
      to: buildPath("/aso-tools/competitor-analyzer", facts),
    };
  });
};
