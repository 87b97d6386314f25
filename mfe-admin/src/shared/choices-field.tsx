import { Checkbox, Row } from "@listwise/shared-ui";
import styled from "styled-components";

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--lw-space-1);
    padding: 0;
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
  }
`;

interface ChoicesFieldProps {
  label: string;
  choices: readonly string[];
  /** The chosen items, separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Renders a checkbox for each item of a list. */
export function ChoicesField({ label, choices, value, onChange }: ChoicesFieldProps) {
  const chosen = value.split(",").map((item) => item.trim());
  const toggle = (changed: string, isOn: boolean) =>
    onChange(choices.filter((item) => (item === changed ? isOn : chosen.includes(item))).join(", "));
  return (
    <Group>
      <legend>{label}</legend>
      <Row $gap={3}>
        {choices.map((item) => (
          <Checkbox
            key={item}
            label={item}
            checked={chosen.includes(item)}
            onChange={(event) => toggle(item, event.target.checked)}
          />
        ))}
      </Row>
    </Group>
  );
}
