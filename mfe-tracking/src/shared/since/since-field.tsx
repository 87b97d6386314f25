import { SelectField, TextField } from "@listwise/shared-ui";
import { getDayBefore, parseSince } from "./parse-since";

const OTHER_DAY = "day";
const DAYS = [1, 7, 30, 90];
const sinceOptions = [
  ...DAYS.map((days) => ({ value: `${days}d`, label: `${days}-day change` })),
  { value: OTHER_DAY, label: "Since a date…" },
];
const USUAL_DAYS = 14;

interface SinceFieldProps {
  /** "7d" for 7 days ago, a UTC day, or "" for the choice that `latest` names. */
  since: string;
  latest: string;
  /** First UTC day of the plan's history; `null` if it is unlimited or not known yet. */
  firstDay: string | null;
  onChange: (since: string) => void;
}

/** Chooses the day since which the table shows changes. */
export function SinceField({ since, latest, firstDay, onChange }: SinceFieldProps) {
  const day = parseSince(since);
  const isOther = day !== null && !sinceOptions.some(({ value }) => value === since);
  return (
    <>
      <SelectField
        label="Show changes"
        hideLabel
        options={[{ value: "", label: latest }, ...sinceOptions]}
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
