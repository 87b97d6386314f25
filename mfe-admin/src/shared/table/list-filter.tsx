import { Button, SelectField, TextField, XIcon } from "@listwise/shared-ui";
import type { ListFilter } from "./list";

interface ListFilterProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** Filter as a select or text field, or the words of a fixed one; text applies on blur or Enter. */
export function ListFilterField({ filter, value, onChange }: ListFilterProps) {
  const { label, options, all = "All", type = "text", describe = String } = filter;
  if (type === "fixed") {
    if (value === "") return null;
    return (
      <Button size="sm" aria-label={`Remove the filter ${describe(value)}`} onClick={() => onChange("")}>
        {describe(value)}
        <XIcon size={14} aria-hidden="true" />
      </Button>
    );
  }
  if (options) {
    return (
      <SelectField
        label={label}
        hideLabel
        options={[{ value: "", label: all }, ...options]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (type === "date") {
    return (
      <TextField label={label} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    );
  }
  return (
    <TextField
      key={value}
      label={label}
      hideLabel
      placeholder={label}
      defaultValue={value}
      maxLength={100}
      onBlur={(event) => event.target.value.trim() !== value && onChange(event.target.value.trim())}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}
