import { formatCount } from "@listwise/aso-core/text";
import { formatRank } from "@listwise/aso-core/visibility";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { MailBlock } from "../../infra/mail/render/mail-message";
import { createLinkVariable } from "../../infra/mail/template-parts";
import { getSubject } from "./alerts.presenter";
import type { GetNamedApp } from "../apps";
import type { AlertRow } from "./alerts.repository";

/** Most rank changes that an email lists; chosen by us. */
const MAX_LINES = 20;

/** The page on which users choose how often they get the email. */
export const SETTINGS_PATH = "/settings?section=notifications";

const buildTable = (rows: readonly (readonly string[])[]): MailBlock[] => [
  {
    kind: "table",
    columns: [
      { header: "App" },
      { header: "Keyword or chart" },
      { header: "Country" },
      { header: "Rank", isNumber: true },
    ],
    rows,
  },
];

const fillDigest = defineTemplate({
  key: "rank-alerts",
  name: "Rank alerts",
  description: "To the owner of alert rules, every day or every week with matching rank changes.",
  subject: "{{product}}: {{count}} changed",
  text: [
    "# {{count}} changed",
    "Your alerts matched these rank changes:",
    "{{changes}}",
    "{{more}}",
    "[Show all alerts]({{alertsLink}})",
  ].join("\n\n"),
  variables: [
    { name: "count", sample: "22 ranks" },
    {
      name: "changes",
      sample: buildTable([
        ["Skyline Weather", "storm radar", "US", "12 → 3"],
        ["Skyline Weather", "rain forecast", "GB", ">200 → 41"],
      ]),
      required: true,
    },
    { name: "more", sample: "and 20 smaller changes" },
    createLinkVariable("alertsLink", "/alerts?for=all"),
    createLinkVariable("settingsLink", SETTINGS_PATH),
  ],
  reason: "You get this email because you have alert rules that send email.",
  settings: { label: "Change how often you get this email, or turn it off", path: SETTINGS_PATH },
});

const computeSize = ({ previousRank, currentRank }: AlertRow) => Math.abs(previousRank - currentRank);

/** Returns the rank changes, largest first. A change that matched several rules is there once. */
function selectChanges(rows: readonly AlertRow[]): AlertRow[] {
  const changes = new Map(
    rows.map((row) => [
      [row.appId, row.keywordId, row.chart, row.country, row.movedFrom.getTime()].join(),
      row,
    ]),
  );
  return [...changes.values()].sort((a, b) => computeSize(b) - computeSize(a));
}

/** Returns the email that lists a user's largest rank changes. */
export function createDigestMail(rows: readonly AlertRow[], getApp: GetNamedApp, publicUrl: string): Letter {
  const changes = selectChanges(rows);
  const lines = changes
    .slice(0, MAX_LINES)
    .map((row) => [
      toPlainValue(getApp(row).name),
      toPlainValue(getSubject(row, getApp)),
      row.country.toUpperCase(),
      `${formatRank(row.previousRank)} → ${formatRank(row.currentRank)}`,
    ]);
  const more = changes.length - lines.length;
  return fillDigest({
    count: formatCount(changes.length, "rank"),
    changes: buildTable(lines),
    more: more > 0 ? `and ${formatCount(more, "smaller change")}` : "",
    alertsLink: `${publicUrl}/alerts?for=all`,
    settingsLink: publicUrl + SETTINGS_PATH,
  });
}
