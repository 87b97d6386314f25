import { LOCALES } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { Button, Card, PlusIcon, Row, SearchField, Stack, Text } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import { addLanguages } from "../edit-content";
import type { Editor } from "../editor.store";
import { LanguageRow, RowList, Scrolling } from "./language-list.styles";
import { LanguageBadges } from "./language-badges";
import type { Language } from "./use-languages";
import { useRowFocus } from "./use-row-focus";

interface LanguageListCardProps {
  editor: Editor;
  languages: readonly Language[];
  /** Languages that translations of all texts and exports are limited to. */
  selected: readonly string[];
  onSelected: (codes: readonly string[]) => void;
  opened: readonly string[];
  onOpen: (code: string) => void;
}

function matches(query: string, texts: readonly (string | null)[]): boolean {
  const wanted = query.trim().toLocaleLowerCase("en");
  return texts.join(" ").toLocaleLowerCase("en").includes(wanted);
}

export function LanguageListCard(props: LanguageListCardProps) {
  const { editor, languages, selected, onSelected, opened, onOpen } = props;
  const [query, setQuery] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const codes = languages.map(({ code }) => code);
  const found = languages.filter(({ code, name, nativeName }) => matches(query, [code, name, nativeName]));
  const others = LOCALES.filter(
    ({ code, name, nativeName }) => !codes.includes(code) && matches(query, [code, name, nativeName]),
  );
  const offered = query.trim() !== "" || showsAll ? others : [];
  const [added, setAdded] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // The languages to add are above the button that shows them, where Tab wouldn't reach them.
  useEffect(() => {
    if (showsAll) list.current?.querySelector<HTMLElement>('[data-column="add"]')?.focus();
  }, [showsAll]);
  // The button that added a language is gone.
  useEffect(() => {
    if (added === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${added}"] button`)?.focus();
  }, [added]);
  const rows = useRowFocus(found.map(({ code }) => code));
  const adds = useRowFocus(offered.map(({ code }) => code));
  const toggle = (code: string) =>
    onSelected(codes.filter((one) => (one === code) !== selected.includes(one)));

  function open(code: string) {
    addLanguages(editor, [code]);
    onOpen(code);
    setAdded(code);
    setQuery("");
  }

  return (
    <Card
      title="Language Filter"
      description={`${formatCount(languages.length, "language")}, ${selected.length} selected to translate and export`}
    >
      <Stack $gap={3}>
        <SearchField
          label="Search languages"
          placeholder="Search languages"
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            const first = found[0] ?? offered[0];
            if (event.key === "Enter" && query.trim() !== "" && first) open(first.code);
          }}
        />
        <Row $gap={2}>
          <Button size="sm" onClick={() => onSelected(codes)}>
            Select All
          </Button>
          <Button size="sm" onClick={() => onSelected([])}>
            Select None
          </Button>
        </Row>
        <Scrolling ref={list}>
          <RowList aria-label="Languages" onKeyDown={rows.onKeyDown}>
            {found.map((language) => {
              const { code, name, progress } = language;
              return (
                <LanguageRow key={code} data-row={code} data-open={opened.includes(code)}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${name}`}
                    checked={selected.includes(code)}
                    onChange={() => toggle(code)}
                    {...rows.getControlProps(code, "select")}
                  />
                  <button
                    type="button"
                    aria-current={opened.includes(code) || undefined}
                    onClick={() => onOpen(code)}
                    {...rows.getControlProps(code, "open")}
                  >
                    <span>
                      {name}
                      <small>{progress}%</small>
                    </span>
                    <Row as="span" $gap={1}>
                      <LanguageBadges language={language} />
                    </Row>
                  </button>
                </LanguageRow>
              );
            })}
          </RowList>
          {offered.length > 0 && (
            <RowList aria-label="Languages to add" onKeyDown={adds.onKeyDown}>
              {offered.map(({ code, name }) => (
                <LanguageRow key={code} data-row={code}>
                  <PlusIcon size={14} aria-hidden="true" />
                  <button
                    type="button"
                    aria-label={`Add ${name}`}
                    onClick={() => open(code)}
                    {...adds.getControlProps(code, "add")}
                  >
                    <span>{name}</span>
                  </button>
                </LanguageRow>
              ))}
            </RowList>
          )}
          {found.length + offered.length === 0 && <Text $tone="muted">No languages match “{query}”.</Text>}
        </Scrolling>
        {query.trim() === "" && (others.length > 0 || showsAll) && (
          <Button size="sm" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? "Hide other languages" : `Add a language (${others.length})`}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
