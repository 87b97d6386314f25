import { countCharacters, getField, type FieldKey } from "@listwise/aso-core/localization";
import { Button, Text } from "@listwise/shared-ui";
import { useStore } from "zustand";
import { acceptTexts, setTexts } from "../edit-content";
import { getCellKey, type Editor } from "../editor.store";
import { PlainList } from "../localization.styles";
import { focusOwnText } from "./move-focus";

const none: readonly string[] = [];

interface SuggestionsProps {
  editor: Editor;
  locale: string;
  language: string;
  field: FieldKey;
  limit: number;
}

/** Offers other translations of a text. A chosen one counts as accepted. */
export function Suggestions({ editor, locale, language, field, limit }: SuggestionsProps) {
  const key = getCellKey(locale, field);
  const suggestions = useStore(editor, (state) => state.suggestions[key] ?? none);
  if (suggestions.length === 0) return null;

  function dismiss(button: HTMLElement) {
    focusOwnText(button);
    editor.setState((state) => ({ suggestions: { ...state.suggestions, [key]: none } }));
  }

  function choose(text: string, button: HTMLElement) {
    const label = `translation of ${getField(field).label}, ${language}`;
    if (setTexts(editor, [[locale, field, text]], label) === 0) acceptTexts(editor, [[locale, field]]);
    dismiss(button);
  }

  return (
    <PlainList aria-label={`Suggestions for ${getField(field).label}, ${language}`}>
      {suggestions.map((text) => (
        <li key={text}>
          <span lang={locale} dir="auto">
            {text}
          </span>{" "}
          <Text as="span" $tone="muted" $size="xs">
            {`${countCharacters(text)}/${limit}`}
          </Text>{" "}
          <Button
            size="sm"
            aria-label={`Use “${text}”`}
            onClick={({ currentTarget }) => choose(text, currentTarget)}
          >
            Use
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" onClick={({ currentTarget }) => dismiss(currentTarget)}>
          Dismiss suggestions
        </Button>
      </li>
    </PlainList>
  );
}
