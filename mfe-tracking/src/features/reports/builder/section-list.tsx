import { REPORT_SECTIONS } from "@listwise/contracts/client-reports";
import { ArrowDownIcon, ArrowUpIcon, Checkbox, IconButton, Text } from "@listwise/shared-ui";
import { useRef } from "react";
import styled from "styled-components";
import { getSectionTitle, moveSection, type SectionChoice } from "./report-draft";

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--lw-space-2);
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lw-space-2);
    padding-block: var(--lw-space-2);
    border-top: 1px solid var(--lw-border);
  }
  li > span {
    display: flex;
    flex: none;
  }
`;

const List = styled.ol.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface SectionListProps {
  sections: readonly SectionChoice[];
  error: string | undefined;
  onChange: (sections: SectionChoice[]) => void;
}

/** Renders the sections of a report with their order. A moved section keeps the focus on its button. */
export function SectionList({ sections, error, onChange }: SectionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const move = (index: number, step: -1 | 1) => {
    onChange(moveSection(sections, index, step));
    requestAnimationFrame(() => {
      const [up, down] = list.current?.children[index + step]?.querySelectorAll("button") ?? [];
      const wanted = step === -1 ? up : down;
      (wanted?.disabled ? (step === -1 ? down : up) : wanted)?.focus();
    });
  };
  return (
    <Group aria-describedby={error ? "sections-error" : undefined}>
      <legend>Sections</legend>
      <List ref={list}>
        {sections.map(({ section, isChosen }, index) => (
          <li key={section}>
            <Checkbox
              label={getSectionTitle(section)}
              hint={REPORT_SECTIONS[section].description}
              checked={isChosen}
              onChange={({ target }) =>
                onChange(
                  sections.map((one) =>
                    one.section === section ? { section, isChosen: target.checked } : one,
                  ),
                )
              }
            />
            <span>
              <IconButton
                label={`Move ${getSectionTitle(section)} up`}
                size="sm"
                icon={<ArrowUpIcon size={15} />}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={`Move ${getSectionTitle(section)} down`}
                size="sm"
                icon={<ArrowDownIcon size={15} />}
                disabled={index === sections.length - 1}
                onClick={() => move(index, 1)}
              />
            </span>
          </li>
        ))}
      </List>
      {error && (
        <Text id="sections-error" $size="sm" $tone="danger">
          {error}
        </Text>
      )}
    </Group>
  );
}
