import { Button, Dialog, Stack, Switch, Text } from "@listwise/shared-ui";
import { Fragment, useState } from "react";
import styled from "styled-components";
import { useMayOpenDevtools } from "../../devtools/use-may-open-devtools";
import { closeOverlay } from "../overlays/overlay.store";
import { getCommandKey } from "./command-key";
import { goTo } from "./go-to";
import { areSingleKeysOn, switchSingleKeys } from "./single-keys";

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-4);
  margin: 0;
  font-size: var(--lw-font-sm);
  kbd {
    padding: 0.125rem 0.375rem;
    border: 1px solid var(--lw-border-strong);
    border-radius: var(--lw-radius-sm);
    background: var(--lw-surface-raised);
  }
  kbd + kbd {
    margin-inline-start: var(--lw-space-1);
  }
`;

function KeyList({
  label,
  rows,
}: {
  label: string;
  rows: readonly (readonly [keys: string[], does: string])[];
}) {
  return (
    <section aria-label={label}>
      <Keys>
        {rows.map(([keys, does]) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </Keys>
    </section>
  );
}

const always = (): [string[], string][] => [
  [[getCommandKey(), "K"], "Open the command palette"],
  [["F8"], "Go to the latest notification"],
  [["Esc"], "Close the open dialog or menu"],
];

const devtools: [string[], string] = [["Alt", "Shift", "D"], "Open or close the developer tools"];

const table: [string[], string][] = [
  [["↑", "↓"], "Go to the next or previous row"],
  [["←", "→"], "Go to the next or previous control of a row"],
  [["Space"], "Select the row"],
  [["Enter"], "Open the row"],
  [["Shift", "Enter"], "On a header: sort by a further column"],
];

const getToolKeys = (): [string[], string][] => [
  [[getCommandKey(), "S"], "Save the texts"],
  [[getCommandKey(), "Enter"], "Accept the translation in a text box"],
  [["Alt", "Page Down"], "Go to the next language"],
  [["Alt", "Page Up"], "Go to the previous language"],
];

const letters: [string[], string][] = [
  [["/"], "Search on this page"],
  [["?"], "Show these shortcuts"],
  ...goTo.map(([key, , label]): [string[], string] => [["G", key.toUpperCase()], `Go to ${label}`]),
];

/** Renders all shortcuts and the switch for single-letter ones. */
export function ShortcutsSheet({ open }: { open: boolean }) {
  const [on, setOn] = useState(areSingleKeysOn);
  const mayOpenDevtools = useMayOpenDevtools();
  const change = (next: boolean) => {
    switchSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={closeOverlay}
      title="Keyboard shortcuts"
      footer={
        <Button variant="primary" onClick={closeOverlay}>
          Done
        </Button>
      }
    >
      <Stack $gap={5}>
        <KeyList label="Everywhere" rows={[...always(), ...(mayOpenDevtools ? [devtools] : [])]} />
        <Stack $gap={2}>
          <Text as="h3" $size="sm">
            In the keyword table
          </Text>
          <KeyList label="In the keyword table" rows={table} />
        </Stack>
        <Stack $gap={2}>
          <Text as="h3" $size="sm">
            In the optimizers and the localization helper
          </Text>
          <KeyList label="In the optimizers and the localization helper" rows={getToolKeys()} />
        </Stack>
        <Stack $gap={2}>
          <Switch
            label="Single-letter shortcuts"
            checked={on}
            onChange={(event) => change(event.target.checked)}
          />
          <Text $tone="muted" $size="xs">
            They don't work while you're typing.
          </Text>
        </Stack>
        {on && <KeyList label="Single letters" rows={letters} />}
      </Stack>
    </Dialog>
  );
}
