import { formatCount, pluralize } from "@listwise/aso-core/text";
import type { Rule } from "../facts";
import { buildPath, formatCountry } from "../step-texts";

const MIN_KEYWORDS = 10;

/** Fires if the app has no competitor. */
export const findNoCompetitor: Rule = (facts) =>
  facts.competitors > 0
    ? []
    : [
        {
          kind: "no-competitor",
          subject: "",
          title: "Choose competitors",
          finding: "No competitor is chosen, so keyword gaps and shares of visibility are unknown.",
          action: "Choose competitors",
          to: buildPath("/aso-tools/competitor-analyzer", facts),
        },
      ];

/** Fires if fewer than ten keywords are on the app's list in the country. */
export const findFewKeywords: Rule = (facts) => {
  const count = facts.keywords.filter(({ country }) => country === facts.country).length;
  if (count >= MIN_KEYWORDS) return [];
  const where = `on the list in ${formatCountry(facts.country)}`;
  return [
    {
      kind: "few-keywords",
      subject: facts.country,
      title: "Track more keywords",
      finding:
        count === 0
          ? `No keyword is ${where}. Ten or more show how visible the app is.`
          : `Only ${formatCount(count, "keyword")} ${pluralize(count, "is", "are")} ${where}. Ten or more show how visible the app is.`,
      action: "Discover keywords",
      to: buildPath("/keywords/discover", facts),
    },
  ];
};

/** Fires if no alert rule reports rank changes of the app. */
export const findNoAlertRule: Rule = (facts) =>
  facts.alertRules > 0
    ? []
    : [
        {
          kind: "no-alert-rule",
          subject: "",
          title: "Create an alert rule",
          finding: "No alert rule covers this app yet.",
          action: "Set up alerts",
          to: buildPath("/alerts", facts),
        },
      ];
