import type { AdminConfigEntry } from "@listwise/contracts/site";
import { Switch, TextAreaField, TextField } from "@listwise/shared-ui";

interface ConfigFieldProps {
  entry: AdminConfigEntry;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const kinds = { email: "email", url: "url", image: "text", handle: "text", string: "text", number: "text" };

/** Renders the control for a configuration type. */
export function ConfigField({ entry, value, error, onChange }: ConfigFieldProps) {
  const { key, type, label, description } = entry;
  const hint = (
    <>
      {description} <code>{key}</code>
    </>
  );
  if (type === "boolean") {
    return (
      <Switch
        name={key}
        label={label}
        hint={hint}
        checked={value === "true"}
        onChange={(event) => onChange(String(event.target.checked))}
      />
    );
  }
  if (type === "text") {
    return (
      <TextAreaField
        name={key}
        label={label}
        hint={hint}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      name={key}
      label={label}
      hint={hint}
      error={error}
      type={type === "secret" ? "password" : kinds[type]}
      inputMode={type === "number" ? "decimal" : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
