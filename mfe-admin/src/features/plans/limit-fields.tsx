import { LIST_CHOICES, UNLIMITED, type LimitDefinition } from "@listwise/contracts/limits";
import { Grid, Stack, Switch, TextField } from "@listwise/shared-ui";
import styled from "styled-components";
import { ChoicesField } from "../../shared/choices-field";
import { getLimitProblem, type LimitText } from "./plan-values";

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--lw-space-3);
    padding: 0;
    font-weight: var(--lw-weight-semibold);
  }
`;

interface LimitFieldsProps {
  definitions: readonly LimitDefinition[];
  limits: Readonly<Record<string, LimitText>>;
  onChange: (limits: Record<string, LimitText>) => void;
}

const getCategories = (definitions: readonly LimitDefinition[]) => [
  ...new Set(definitions.map(({ category }) => category)),
];

/** Fields for all limits, grouped by category. */
export function LimitFields({ definitions, limits, onChange }: LimitFieldsProps) {
  const set = (key: string, value: LimitText) => onChange({ ...limits, [key]: value });
  return (
    <Stack $gap={5}>
      {getCategories(definitions).map((category) => (
        <Group key={category}>
          <legend>{category}</legend>
          <Grid $min="14rem">
            {definitions
              .filter((one) => one.category === category)
              .map((one) => (
                <LimitField key={one.key} definition={one} value={limits[one.key]} onChange={set} />
              ))}
          </Grid>
        </Group>
      ))}
    </Stack>
  );
}

interface LimitFieldProps {
  definition: LimitDefinition;
  value: LimitText | undefined;
  onChange: (key: string, value: LimitText) => void;
}

function LimitField({ definition, value, onChange }: LimitFieldProps) {
  const { key, featureName, dataType, unit } = definition;
  if (dataType === "BOOLEAN") {
    return (
      <Switch
        label={featureName}
        checked={value === true}
        onChange={(event) => onChange(key, event.target.checked)}
      />
    );
  }
  const choices = LIST_CHOICES[key];
  if (choices) {
    return (
      <ChoicesField
        label={featureName}
        choices={choices}
        value={String(value ?? "")}
        onChange={(items) => onChange(key, items)}
      />
    );
  }
  const amount = `${unit ?? "Whole number"}; ${UNLIMITED} or more is unlimited`;
  return (
    <TextField
      label={featureName}
      hint={dataType === "INTEGER" ? amount : "Separated by commas"}
      value={String(value ?? "")}
      error={getLimitProblem(value, definition)}
      inputMode={dataType === "INTEGER" ? "numeric" : "text"}
      onChange={(event) => onChange(key, event.target.value)}
    />
  );
}
