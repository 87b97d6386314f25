import { SelectField, TextField } from "@listwise/shared-ui";
import { getDayBefore, parseSince, sinceOptions } from "./since";

const OTHER_DAY = "day";
const options = [...sinceOptions, { value: OTHER_DAY, label: "Since a date…" }];
const USUAL_DAYS = 14;

interface SinceFieldProps {
  since: string;
  /** First UTC day of the plan's history; `null` if it is unlimited or not known yet. */
  firstDay: string | null;
  onChange: (since: string) => void;
}

/** Chooses the day since which the table shows changes. */
export function SinceField({ since, firstDay, onChange }: SinceFieldProps) {
  const day = parseSince(since);
  const isOther = day !== null && !sinceOptions.some(({ value }) => value === since);
  return (
    <>
      <SelectField
        label="Show changes"
        hideLabel
        options={options}
        value={isOther ? OTHER_DAY : day === null ? "" : since}
        onChange={({ target }) =>
          onChange(target.value === OTHER_DAY ? (day ?? getDayBefore(USUAL_DAYS)) : target.value)
        }
      />
      {isOther && (
        <TextField
          label="Changes since (UTC)"
          hideLabel
          type="date"
          value={day}
          min={firstDay ?? undefined}
          max={getDayBefore(0)}
          onChange={({ target }) => target.value && onChange(target.value)}
        />
      )}
    </>
  );
}
