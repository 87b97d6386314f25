import type { FieldKey, StoreField } from "@listwise/aso-core/localization";
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Row, SelectField, Text } from "@listwise/shared-ui";
import { useId } from "react";
import type { Editor } from "../editor.store";
import type { Language } from "../languages/use-languages";
import { LanguageHead } from "./language-head";
import { Column, Pair, PairBar, PairRoot } from "./pair-editor.styles";
import { TextCell } from "./text-cell";
import type { useOpenedPair } from "./use-opened-pair";

interface PairEditorProps {
  editor: Editor;
  languages: readonly Language[];
  base: string;
  pair: ReturnType<typeof useOpenedPair>;
  fields: readonly StoreField[];
  locked: boolean;
  onTranslate: (locale: string, field: FieldKey) => Promise<unknown>;
  onClose: () => void;
}

const toOptions = (languages: readonly Language[]) =>
  languages.map(({ code, name }) => ({ value: code, label: name }));

/** Renders the texts of one or two languages, field by field, so that equal fields are next to each other. */
export function PairEditor(props: PairEditorProps) {
  const { editor, languages, base, pair, fields, locked, onTranslate, onClose } = props;
  const { left, right } = pair;
  const id = useId();
  const shown = [
    ...(left ? [{ slot: "left", language: left }] : []),
    ...(right ? [{ slot: "right", language: right }] : []),
  ];
  return (
    <PairRoot aria-label="Texts" onKeyDown={pair.onKeyDown}>
      {right && left && (
        <PairBar>
          <SelectField
            label="Next to"
            options={toOptions(languages.filter(({ code }) => code !== right.code))}
            value={left.code}
            onChange={({ target }) => pair.openLeft(target.value)}
          />
          <Row $gap={1} $nowrap $align="end">
            <SelectField
              label="Language"
              options={toOptions(pair.others)}
              value={right.code}
              onChange={({ target }) => pair.openRight(target.value)}
            />
            <IconButton
              label="Previous language"
              icon={<ChevronLeftIcon size={16} aria-hidden="true" />}
              aria-keyshortcuts="Alt+PageUp"
              onClick={() => pair.step(-1)}
            />
            <IconButton
              label="Next language"
              icon={<ChevronRightIcon size={16} aria-hidden="true" />}
              aria-keyshortcuts="Alt+PageDown"
              onClick={() => pair.step(1)}
            />
          </Row>
        </PairBar>
      )}
      <Pair $columns={shown.length}>
        {shown.map(({ slot, language }, index) => (
          <LanguageHead
            key={slot}
            id={`${id}-${slot}`}
            isBase={language.code === base}
            {...{ editor, language }}
            column={index}
            onRemove={onClose}
          />
        ))}
        {fields.flatMap(({ key: field, limit }) =>
          shown.map(({ slot, language: { code, name } }) => (
            // The slot keeps its text box when another language is opened, so that the focus stays in the field.
            <Column key={`${slot}-${field}`}>
              <TextCell
                locale={code}
                language={name}
                isBase={code === base}
                {...{ editor, field, limit, locked, onTranslate }}
              />
            </Column>
          )),
        )}
      </Pair>
      {right && (
        <Text $tone="muted" $size="xs">
          Alt+Page Down and Alt+Page Up open the next and the previous language, Ctrl+Enter accepts a draft.
        </Text>
      )}
    </PairRoot>
  );
}
