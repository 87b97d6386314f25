import {
  compareLive,
  countCharacters,
  getField,
  type FieldKey,
  type LiveState,
} from "@listwise/aso-core/localization";
import { Badge, Button, Row, TextAreaField } from "@listwise/shared-ui";
import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useStore } from "zustand";
import { acceptTexts, typeText, undoText } from "../edit-content";
import { getCellKey, getText, isUnreviewed, type Editor } from "../editor.store";
import { CellFoot, CellRoot, Meter } from "../localization.styles";
import { CellFindings } from "./cell-findings";
import { focusNextDraft, focusOwnText } from "./move-focus";
import { Suggestions } from "./suggestions";

export interface TextCellProps {
  editor: Editor;
  locale: string;
  language: string;
  field: FieldKey;
  /** Maximum characters in the chosen store. */
  limit: number;
  isBase: boolean;
  locked: boolean;
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

function Live({ editor, locale, field }: Pick<TextCellProps, "editor" | "locale" | "field">) {
  const words = useStore(editor, ({ live, settled }) => {
    const shown = live[locale];
    return shown === undefined
      ? null
      : stateLabels[compareLive(field, settled.texts[locale]?.[field], shown)];
  });
  return <span>{words}</span>;
}

function Count({ count, limit }: { count: number; limit: number }) {
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
  const { editor, locale, language, field, limit, isBase, locked, onTranslate } = props;
  const text = useStore(editor, ({ texts }) => getText(texts, locale, field));
  const undoSteps = useStore(editor, ({ past }) => past[getCellKey(locale, field)]?.length ?? 0);
  const isDraft = useStore(editor, (state) => isUnreviewed(state, locale, field));
  const { label } = getField(field);
  const count = countCharacters(text);
  const filled = Math.min(1, count / limit);
  const over = count > limit;
  const accept = () => acceptTexts(editor, [[locale, field]]);
  /** Languages into which the text is being translated: the cell stays when another language is opened. */
  const [translating, setTranslating] = useState<readonly string[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  // The text of another language begins at its first line, also if the last one was read to its end.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [locale]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    accept();
  }

  async function translate() {
    setTranslating((all) => [...all, locale]);
    await onTranslate(locale, field);
    setTranslating((all) => all.filter((one) => one !== locale));
  }

  return (
    <CellRoot data-field={field}>
      <TextAreaField
        ref={box}
        label={`${label}, ${language}`}
        lang={locale}
        dir="auto"
        rows={field === "description" ? 6 : 1}
        spellCheck={false}
        value={text}
        aria-keyshortcuts={isDraft ? "Control+Enter" : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => typeText(editor, locale, field, event.target.value)}
      />
      <Meter data-over={over} aria-hidden="true">
        <div style={{ transform: `scaleX(${filled})` }} />
      </Meter>
      <CellFoot>
        <Count count={count} limit={limit} />
        <Live editor={editor} locale={locale} field={field} />
        <Row $gap={1}>
          {isDraft && (
            <>
              <Badge tone="warning">Draft</Badge>
              <Button
                size="sm"
                aria-label={`Accept ${label}, ${language}`}
                data-accepts={locale}
                onClick={({ currentTarget }) => {
                  focusNextDraft(currentTarget);
                  accept();
                }}
              >
                Accept
              </Button>
            </>
          )}
          {undoSteps > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Undo ${label}, ${language}`}
              onClick={({ currentTarget }) => {
                if (undoSteps === 1) focusOwnText(currentTarget);
                undoText(editor, locale, field);
              }}
            >
              Undo
            </Button>
          )}
          {!isBase && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Auto Translate ${label}, ${language}`}
              disabled={locked}
              busy={translating.includes(locale)}
              onClick={() => void translate()}
            >
              Auto Translate
            </Button>
          )}
        </Row>
      </CellFoot>
      <Suggestions {...{ editor, locale, language, field }} limit={limit} />
      <CellFindings {...{ editor, locale, field }} label={`Findings for ${label}, ${language}`} />
    </CellRoot>
  );
});
