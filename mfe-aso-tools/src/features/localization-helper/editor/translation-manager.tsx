import { getStoreFields, type FieldKey, type ListingPlatform } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import {
  Button,
  Card,
  EmptyState,
  Notice,
  ProgressBar,
  Row,
  HelpLink,
  SegmentedControl,
  Stack,
  Tabs,
} from "@listwise/shared-ui";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { platformOptions } from "../../../shared/platform-options";
import type { Editor } from "../editor.store";
import type { Language } from "../languages/use-languages";
import { ALL_FIELDS } from "../use-helper-params";
import type { useTranslate } from "../use-translate";
import { PairEditor } from "./pair-editor";
import { StepButtons } from "./step-buttons";
import type { useOpenedPair } from "./use-opened-pair";

const DraftReview = lazy(() => import("./draft-review").then((module) => ({ default: module.DraftReview })));

interface TranslationManagerProps {
  editor: Editor;
  languages: readonly Language[];
  /** Languages that translations of all texts are limited to. */
  selected: readonly string[];
  base: string;
  pair: ReturnType<typeof useOpenedPair>;
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
  onClose: () => void;
}

export function TranslationManager(props: TranslationManagerProps) {
  const { editor, languages, base, pair, platform, translation, saving, refreshing, locked } = props;
  const all = useMemo(() => getStoreFields(platform), [platform]);
  // The other store may have had the chosen text.
  const chosen = all.filter(({ key }) => key === props.tab);
  const tabs = [
    { value: ALL_FIELDS, label: "All Fields" },
    ...all.map(({ key, label }) => ({ value: key, label })),
  ];
  const { progress, note } = translation;
  const [isReviewing, setReviewing] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const drafts = languages.reduce((total, { unreviewed }) => total + unreviewed, 0);
  return (
    <Card
      title="Translation Manager"
      badge={
        <>
          <HelpLink page="translation" />
          <SegmentedControl
            label="Store"
            options={platformOptions}
            value={platform}
            onChange={props.onPlatform}
          />
        </>
      }
      actions={
        <>
          <StepButtons editor={editor} />
          <Button onClick={() => void translation.translateAll()} busy={progress !== null} disabled={locked}>
            Auto Translate All
          </Button>
          {drafts > 0 && (
            <Button disabled={locked} onClick={() => setReviewing(true)}>
              {`Review ${formatCount(drafts, "draft")}`}
            </Button>
          )}
          <Button onClick={props.onRefresh} busy={refreshing}>
            Refresh Data
          </Button>
          <Button ref={saveButton} variant="primary" onClick={props.onSave} busy={saving} disabled={locked}>
            {saving ? "Saving…" : "Save Translations"}
          </Button>
        </>
      }
    >
      <Stack>
        {progress && (
          <Row $nowrap $align="end">
            <div style={{ flex: 1 }}>
              <ProgressBar
                label="Auto-translation"
                value={progress.done}
                max={progress.total}
                text={`${progress.done} of ${progress.total} languages`}
              />
            </div>
            <Button size="sm" onClick={translation.cancel}>
              Cancel
            </Button>
          </Row>
        )}
        {isReviewing && (
          <Suspense fallback={null}>
            <DraftReview
              {...{ editor, languages }}
              selected={props.selected}
              onClose={() => {
                setReviewing(false);
                // The button that opened the review is gone with the last draft, and the next step is to save.
                if (drafts === 0) saveButton.current?.focus();
              }}
            />
          </Suspense>
        )}
        {note !== null && <Notice title="Placeholders, not translations">{note}</Notice>}
        <Tabs label="Fields" tabs={tabs} value={chosen[0]?.key ?? ALL_FIELDS} onChange={props.onTab}>
          <PairEditor
            {...{ editor, languages, base, pair, locked }}
            fields={chosen.length > 0 ? chosen : all}
            onTranslate={translation.translateOne}
            onClose={props.onClose}
          />
          {languages.length === 1 && (
            <EmptyState title="No translations yet" message="Add a language in the Language Filter." />
          )}
        </Tabs>
      </Stack>
    </Card>
  );
}
