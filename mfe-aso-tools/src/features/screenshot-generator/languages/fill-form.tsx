import { getLocale, LOCALES, type ListingTexts } from "@listwise/aso-core/localization";
import { listCaptionOffers, type CaptionSource } from "@listwise/aso-core/screenshots";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { Button, Checkbox, Row, SelectField, Stack, Text, toast } from "@listwise/shared-ui";
import { useState } from "react";
import { fillCaptions, suggestChoices, type Choices } from "./fill-captions";

interface FillFormProps {
  texts: ListingTexts;
  /** Language of the offered texts. */
  base: string;
  draft: ScreenshotDraft;
  onFill: (draft: ScreenshotDraft) => void;
}

const SOURCE_NAMES: Partial<Record<CaptionSource, string>> = {
  name: "App Name",
  subtitle: "Subtitle",
  shortDescription: "Short Description",
};
const UNCHANGED = "";

const hasText = (texts: ListingTexts, locale: string) =>
  Object.values(texts[locale] ?? {}).some((text) => text?.trim());

/** Renders the choice of languages and of a text for each screen. */
export function FillForm({ texts, base, draft, onFill }: FillFormProps) {
  const offers = listCaptionOffers(texts[base] ?? {});
  const available = LOCALES.filter(({ code }) => hasText(texts, code)).map(({ code }) => code);
  const [choices, setChoices] = useState<Choices>(() => suggestChoices(draft, offers));
  const [locales, setLocales] = useState<readonly string[]>(available);
  const result = fillCaptions(draft, texts, { choices, locales, base });
  const options = [
    { value: UNCHANGED, label: "Keep the caption" },
    ...offers.map(({ source, text }) => ({
      value: source,
      label: text,
      group: SOURCE_NAMES[source] ?? "Description",
    })),
  ];
  const isWhole = locales.length === available.length;
  return (
    <Stack>
      {draft.screens.map(({ id }, index) => (
        <SelectField
          key={id}
          label={`Screen ${index + 1}`}
          options={options}
          value={choices[id] ?? UNCHANGED}
          onChange={({ target }) =>
            setChoices({ ...choices, [id]: offers.find(({ source }) => source === target.value)?.source })
          }
        />
      ))}
      <Stack $gap={2} role="group" aria-label="Languages with texts">
        <Checkbox
          label={`All ${formatCount(available.length, "language")} with texts`}
          checked={isWhole}
          onChange={() => setLocales(isWhole ? available.filter((code) => code === base) : available)}
        />
        <Row $gap={3}>
          {available.map((code) => (
            <Checkbox
              key={code}
              label={getLocale(code)?.name ?? code}
              checked={locales.includes(code)}
              onChange={() =>
                setLocales(
                  locales.includes(code) ? locales.filter((one) => one !== code) : [...locales, code],
                )
              }
            />
          ))}
        </Row>
      </Stack>
      <Text $size="sm" $tone="muted" role="status">
        {formatCount(result.filled, "caption")} in {formatCount(locales.length, "language")}
        {result.missing > 0 &&
          `. ${formatCount(result.missing, "text")} ${pluralize(result.missing, "is", "are")} missing, not accepted or too long`}
        .
      </Text>
      <Row $justify="end">
        <Button
          variant="primary"
          disabled={result.filled === 0}
          onClick={() => {
            onFill(result.draft);
            toast.success("Captions filled", { description: `${formatCount(result.filled, "caption")}.` });
          }}
        >
          Fill captions
        </Button>
      </Row>
    </Stack>
  );
}
