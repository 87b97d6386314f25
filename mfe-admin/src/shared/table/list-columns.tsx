import { Button, Checkbox, Dialog, SettingsIcon, Stack } from "@listwise/shared-ui";
import { useState } from "react";

interface ListColumnsProps {
  columns: readonly { key: string; header: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Dialog to select the visible columns; the first is always visible because it identifies the row. */
export function ListColumns({ columns, hidden, onChange }: ListColumnsProps) {
  const [open, setOpen] = useState(false);
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <>
      <Button icon={<SettingsIcon size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Columns
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title="Columns"
        description="Visible columns. The selection is part of the URL."
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <Stack $gap={3}>
          {columns.map(({ key, header }, index) => (
            <Checkbox
              key={key}
              label={header}
              checked={index === 0 || !hidden.includes(key)}
              disabled={index === 0}
              onChange={() => toggle(key)}
            />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
