import type { AdminConfigEntry } from "@listwise/contracts/site";
import { Switch, TextAreaField, TextField } from "@listwise/shared-ui";
import type { BoundField } from "@listwise/shared-ui/form";

interface ConfigFieldProps {
  entry: AdminConfigEntry;
  field: BoundField;
  onToggle: (on: boolean) => void;
}

const kinds = { email: "email", url: "url", image: "text", handle: "text", string: "text", number: "text" };

/** Renders the control for a configuration type. */
export function ConfigField({ entry, field, onToggle }: ConfigFieldProps) {
  const { key, type, label, description } = entry;
  const hint = (
    <>
      {description} <code>{key}</code>
    </>
  );
  if (type === "boolean") {
    return (
      <Switch
        name={field.name}
        label={label}
        hint={hint}
        checked={field.value === "true"}
        onChange={(event) => onToggle(event.target.checked)}
      />
    );
  }
  if (type === "text") {
    return <TextAreaField label={label} hint={hint} {...field} />;
  }
  return (
    <TextField
      label={label}
      hint={hint}
      type={type === "secret" ? "password" : kinds[type]}
      inputMode={type === "number" ? "decimal" : undefined}
      {...field}
    />
  );
}
