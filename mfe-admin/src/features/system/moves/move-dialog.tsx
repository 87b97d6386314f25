import { movesEndpoints, type ReleaseStatus } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { SelectField, TextAreaField } from "@listwise/shared-ui";
import { useState } from "react";
import { ConfirmedDialog } from "../releases/confirmed-dialog";
import { SHELL } from "../releases/shell";
import { buildMove, KEEP, RETIRE } from "./build-move";

interface MoveDialogProps {
  releases: readonly ReleaseStatus[];
  onClose: () => void;
}

function getOptions({ name, stable, canary, versions }: ReleaseStatus) {
  const isLive = stable !== null || canary !== null;
  const others = versions.filter(({ version }) => version !== stable);
  return [
    { value: KEEP, label: stable === null ? "No change" : `Keep ${stable}` },
    ...others.map(({ version }) => ({ value: version, label: version })),
    ...(isLive && name !== SHELL ? [{ value: RETIRE, label: "Retire" }] : []),
  ];
}

/** Promotes and retires several releases and adds redirects, all together. */
export function MoveDialog({ releases, onClose }: MoveDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [redirects, setRedirects] = useState("");
  const body = buildMove(choices, redirects);
  const isReady = [body.promote, body.retire, body.redirects].some((part) => part && part.length > 0);
  return (
    <ConfirmedDialog
      title="Move releases"
      description="All changes go live for everyone together, or none does."
      action="Move"
      isReady={isReady}
      run={(confirm) => call(movesEndpoints.move, { body: { ...body, confirm } })}
      onClose={onClose}
    >
      {releases.map((status) => (
        <SelectField
          key={status.name}
          label={status.name}
          options={getOptions(status)}
          value={choices.get(status.name) ?? KEEP}
          onChange={({ target }) => setChoices(new Map([...choices, [status.name, target.value]]))}
        />
      ))}
      <TextAreaField
        label="Redirects"
        hint="One per line, such as /old/:id /new/:id. Removed pages need one."
        rows={3}
        value={redirects}
        onChange={(event) => setRedirects(event.target.value)}
      />
    </ConfirmedDialog>
  );
}
