import { LOCALES, computeProgress } from "@listwise/aso-core/localization";
import { Button, Card, Checkbox, Row, SearchField, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { useStore } from "zustand";
import type { Editor } from "../editor.store";
import { Scrolling } from "../localization.styles";

interface LanguageFilterCardProps {
  editor: Editor;
  shown: readonly string[];
  onShown: (codes: readonly string[]) => void;
}

const allCodes = LOCALES.map(({ code }) => code);

function findMatches(query: string) {
  const wanted = query.trim().toLocaleLowerCase("en");
  return LOCALES.filter(({ code, name, nativeName }) =>
    `${code} ${name} ${nativeName}`.toLocaleLowerCase("en").includes(wanted),
  );
}

export function LanguageFilterCard({ editor, shown, onShown }: LanguageFilterCardProps) {
  const [query, setQuery] = useState("");
  const settled = useStore(editor, (state) => state.settled);
  const touched = useStore(editor, (state) => state.touched);
  const chosen = new Set(shown);
  const found = findMatches(query);
  const toggle = (code: string) => onShown(allCodes.filter((one) => (one === code) !== chosen.has(one)));
  return (
    <Card title="Language Filter" description={`${shown.length} of ${allCodes.length} shown`}>
      <Stack $gap={3}>
        <SearchField
          label="Search languages"
          placeholder="Search languages"
          value={query}
          onChange={setQuery}
        />
        <Row $gap={2}>
          <Button size="sm" onClick={() => onShown(allCodes)}>
            Select All
          </Button>
          <Button size="sm" onClick={() => onShown([])}>
            Select None
          </Button>
        </Row>
        <Scrolling role="group" aria-label="Languages">
          {found.map(({ code, name }) => (
            <Checkbox
              key={code}
              checked={chosen.has(code)}
              onChange={() => toggle(code)}
              label={`${name} · ${computeProgress(code, settled[code], touched[code] === true)}%`}
            />
          ))}
          {found.length === 0 && <Text $tone="muted">No languages match “{query}”.</Text>}
        </Scrolling>
      </Stack>
    </Card>
  );
}
