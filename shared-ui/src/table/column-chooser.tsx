import { SettingsIcon } from "../icons/icons";
import { Menu } from "../overlays/menu";
import type { ControlSize } from "../primitives/button.styles";
import { getHideableColumns, type TableColumn } from "./column";

interface ColumnChooserProps<Row> {
  columns: readonly TableColumn<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  size?: ControlSize;
}

/** Menu to select the visible columns. The first is always visible because it identifies the row. */
export function ColumnChooser<Row>({ columns, hidden, onChange, size }: ColumnChooserProps<Row>) {
  return (
    <Menu
      label="Columns"
      icon={<SettingsIcon size={14} aria-hidden="true" />}
      variant="secondary"
      size={size}
      items={getHideableColumns(columns).map(({ key, header }) => {
        const checked = !hidden.includes(key);
        return {
          key,
          label: header,
          checked,
          onSelect: () => onChange(checked ? [...hidden, key] : hidden.filter((one) => one !== key)),
        };
      })}
    />
  );
}
