import { FIELDS, getLocale, type FieldKey, type ListingPlatform } from "@listwise/aso-core/localization";
import {
  Button,
  Card,
  EmptyState,
  Notice,
  ProgressBar,
  SegmentedControl,
  Stack,
  Tabs,
} from "@listwise/shared-ui";
import { useMemo } from "react";
import type { Editor } from "./editor.store";
import { LanguageCard } from "./language-card";
import { ALL_FIELDS } from "./use-helper-params";
import type { useTranslate } from "./use-translate";

interface TranslationManagerProps {
  editor: Editor;
  base: string;
  shown: readonly string[];
  tab: FieldKey | typeof ALL_FIELDS;
  onTab: (value: string) => void;
  platform: ListingPlatform;
  onPlatform: (value: string) => void;
  translation: ReturnType<typeof useTranslate>;
  onSave: () => void;
  saving: boolean;
  locked: boolean;
  onRefresh: () => void;
  refreshing: boolean;
}

const tabs = [
  { value: ALL_FIELDS, label: "All Fields" },
  ...FIELDS.map(({ key, label }) => ({ value: key, label })),
];
const allFields = FIELDS.map(({ key }) => key);
const stores = [
  { value: "ios", label: "iOS" },
  { value: "android", label: "Android" },
];

export function TranslationManager(props: TranslationManagerProps) {
  const { editor, base, shown, tab, platform, translation, saving, refreshing, locked } = props;
  const fields = useMemo(() => (tab === ALL_FIELDS ? allFields : [tab]), [tab]);
  // The base language comes first.
  const locales = [base, ...shown.filter((code) => code !== base)].flatMap((code) => getLocale(code) ?? []);
  const { progress, note } = translation;
  return (
    <Card
      title="Translation Manager"
      actions={
        <>
          <SegmentedControl label="Store" options={stores} value={platform} onChange={props.onPlatform} />
          <Button onClick={() => void translation.translateAll()} busy={progress !== null} disabled={locked}>
            Auto Translate All
          </Button>
          <Button onClick={props.onRefresh} busy={refreshing}>
            Refresh Data
          </Button>
          <Button variant="primary" onClick={props.onSave} busy={saving} disabled={locked}>
            {saving ? "Saving…" : "Save Translations"}
          </Button>
        </>
      }
    >
      <Stack>
        {progress && (
          <ProgressBar
            label="Auto-translation"
            value={progress.done}
            max={progress.total}
            text={`${progress.done} of ${progress.total} languages`}
          />
        )}
        {note && <Notice title="Placeholders, not translations">{note}</Notice>}
        <Tabs label="Fields" tabs={tabs} value={tab} onChange={props.onTab}>
          {locales.map((locale) => (
            <LanguageCard
              key={locale.code}
              {...{ editor, locale, fields, platform }}
              isBase={locale.code === base}
              onTranslate={translation.translateOne}
            />
          ))}
          {shown.length === 0 && (
            <EmptyState title="No languages selected" message="Choose languages in the Language Filter." />
          )}
        </Tabs>
      </Stack>
    </Card>
  );
}
