import { PRODUCT_NAME } from "@listwise/contracts/site";
import { NOT_RANKED } from "@listwise/contracts/store";
import { formatCount } from "@listwise/aso-core/text";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import { getAppName, type AppNames } from "./alerts.presenter";
import type { AlertRow } from "./alerts.repository";

/** Most rank changes that an email lists; chosen by us. */
const MAX_LINES = 20;

const fillDigest = defineTemplate({
  key: "rank-alerts",
  name: "Rank alerts",
  description: "To the owner of alert rules, every day or every week with matching rank changes.",
  subject: "{{product}}: {{count}} changed",
  text: [
    "Your alerts matched these rank changes:",
    "",
    "{{changes}}",
    "{{more}}",
    "",
    "All alerts: {{alertsLink}}",
    "Change how often you get this email: {{settingsLink}}",
  ].join("\n"),
  variables: [
    { name: "product", sample: PRODUCT_NAME },
    { name: "count", sample: "21 ranks" },
    { name: "changes", sample: "Skyline Weather, “storm radar” in US: 12 → 3", required: true },
    { name: "more", sample: "and 20 smaller changes" },
    { name: "alertsLink", sample: "https://listwise.example/alerts" },
    {
      name: "settingsLink",
      sample: "https://listwise.example/settings?section=notifications",
      required: true,
    },
  ],
});

const formatRank = (rank: number) => (rank >= NOT_RANKED ? ">200" : String(rank));
const computeSize = ({ previousRank, currentRank }: AlertRow) => Math.abs(previousRank - currentRank);

/** Returns the rank changes, largest first. A change that matched several rules is there once. */
function selectChanges(rows: readonly AlertRow[]): AlertRow[] {
  const changes = new Map(
    rows.map((row) => [[row.appId, row.keywordId, row.country, row.movedFrom.getTime()].join(), row]),
  );
  return [...changes.values()].sort((a, b) => computeSize(b) - computeSize(a));
}

/** Returns the email that lists a user's largest rank changes. */
export function createDigestMail(rows: readonly AlertRow[], apps: AppNames, publicUrl: string): Letter {
  const changes = selectChanges(rows);
  const lines = changes.slice(0, MAX_LINES).map(({ appId, country, keyword, previousRank, currentRank }) => {
    const moved = `${formatRank(previousRank)} → ${formatRank(currentRank)}`;
    return `${toPlainValue(getAppName(apps, appId))}, “${toPlainValue(keyword)}” in ${country.toUpperCase()}: ${moved}`;
  });
  const more = changes.length - lines.length;
  return fillDigest({
    product: PRODUCT_NAME,
    count: formatCount(changes.length, "rank"),
    changes: lines.join("\n"),
    more: more > 0 ? `and ${formatCount(more, "smaller change")}` : "",
    alertsLink: `${publicUrl}/alerts?for=all`,
    settingsLink: `${publicUrl}/settings?section=notifications`,
  });
}
