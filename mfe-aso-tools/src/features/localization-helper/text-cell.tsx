import {
  compareLive,
  countCharacters,
  getField,
  type FieldKey,
  type ListingPlatform,
  type LiveState,
} from "@listwise/aso-core/localization";
import { Button, Row, TextAreaField } from "@listwise/shared-ui";
import { memo } from "react";
import { useStore } from "zustand";
import { getCellKey, getText, typeText, undoText, type Editor } from "./editor.store";
import { CellFoot, CellRoot, Meter, Original } from "./localization.styles";

interface TextCellProps {
  editor: Editor;
  locale: string;
  language: string;
  field: FieldKey;
  platform: ListingPlatform;
  isBase: boolean;
  onTranslate: (locale: string, field: FieldKey) => Promise<unknown>;
}

const stateLabels: Record<LiveState, string | null> = {
  same: "Same as the listing",
  changed: "Changed from the listing",
  "draft-only": "Only in your draft",
  "live-only": "Only in the listing",
  "not-public": "Not in the listing data",
  "not-listed": "Not listed in this country",
  empty: null,
};

const PREVIEW_CHARACTERS = 140;

function OriginalText({ editor, field }: { editor: Editor; field: FieldKey }) {
  const text = useStore(editor, ({ settled, baseLocale }) =>
    getText(settled, baseLocale, field).slice(0, PREVIEW_CHARACTERS),
  );
  return text === "" ? null : <Original>Original: {text}</Original>;
}

function Live({ editor, locale, field }: Pick<TextCellProps, "editor" | "locale" | "field">) {
  const words = useStore(editor, ({ live, settled }) => {
    const shown = live[locale];
    return shown === undefined ? null : stateLabels[compareLive(field, settled[locale]?.[field], shown)];
  });
  return <span>{words}</span>;
}

function Count({ text, limit }: { text: string; limit: number | null }) {
  const count = countCharacters(text);
  if (limit === null) return <output>{count} characters · Not used on Google Play</output>;
  const over = count > limit;
  return (
    <output data-over={over}>
      {count}/{limit}
      {over && ` · ${count - limit} over the limit`}
    </output>
  );
}

/** Renders one text of one language; it alone rerenders on a keystroke. */
export const TextCell = memo(function TextCell(props: TextCellProps) {
  const { editor, locale, language, field, platform, isBase, onTranslate } = props;
  const text = useStore(editor, ({ texts }) => getText(texts, locale, field));
  const canUndo = useStore(editor, ({ past }) => (past[getCellKey(locale, field)]?.length ?? 0) > 0);
  const { label, limits } = getField(field);
  const limit = limits[platform];
  const filled = limit === null ? 0 : Math.min(1, countCharacters(text) / limit);
  const over = limit !== null && countCharacters(text) > limit;
  return (
    <CellRoot>
      <TextAreaField
        label={label}
        aria-label={`${label}, ${language}`}
        lang={locale}
        dir="auto"
        rows={field === "description" ? 6 : 1}
        spellCheck={false}
        value={text}
        onChange={(event) => typeText(editor, locale, field, event.target.value)}
      />
      <Meter data-over={over} aria-hidden="true">
        <div style={{ transform: `scaleX(${filled})` }} />
      </Meter>
      <CellFoot>
        <Count text={text} limit={limit} />
        <Live editor={editor} locale={locale} field={field} />
        <Row $gap={1}>
          {canUndo && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Undo ${label}, ${language}`}
              onClick={() => undoText(editor, locale, field)}
            >
              Undo
            </Button>
          )}
          {!isBase && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Auto Translate ${label}, ${language}`}
              onClick={() => void onTranslate(locale, field)}
            >
              Auto Translate
            </Button>
          )}
        </Row>
      </CellFoot>
      {!isBase && <OriginalText editor={editor} field={field} />}
    </CellRoot>
  );
});
