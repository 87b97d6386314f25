import type { LocaleState } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { Badge, type Tone } from "@listwise/shared-ui";
import type { Language } from "./use-languages";

const states: Record<LocaleState, { label: string; tone: Tone } | null> = {
  live: { label: "Live", tone: "success" },
  changed: { label: "Changed", tone: "info" },
  missing: { label: "Missing", tone: "neutral" },
  unknown: null,
};

/** Renders the state of a language: compared with its listing, errors, and texts to review. */
export function LanguageBadges({ language }: { language: Language }) {
  const { state, errors, unreviewed } = language;
  const compared = states[state];
  return (
    <>
      {compared && <Badge tone={compared.tone}>{compared.label}</Badge>}
      {errors > 0 && <Badge tone="danger">{formatCount(errors, "error")}</Badge>}
      {unreviewed > 0 && <Badge tone="warning">{formatCount(unreviewed, "draft")}</Badge>}
    </>
  );
}
