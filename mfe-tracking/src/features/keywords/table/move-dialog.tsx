import { getUpgradePath } from "@listwise/contracts/limits";
import { explainUncovered, formatCount } from "@listwise/aso-core/text";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import {
  Button,
  CountryField,
  Dialog,
  LinkButton,
  Notice,
  SegmentedControl,
  SelectField,
  sortByRelation,
  Stack,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { trackedAppsQuery } from "../../../shared/apps/apps.api";
import { getCountryOptions } from "../../../shared/countries";
import { getErrorMessage } from "../../../shared/get-error-message";
import { isPlanRefusal } from "../../../shared/use-limit-toast";
import { useBulkEdit } from "./use-bulk-edit";

const STAY = "";
const UNASSIGNED = "none";

interface MoveDialogProps {
  keywords: readonly KeywordTableRow[];
  onClose: () => void;
}

/** Moves or copies keywords to another app or country. A collision or a limit changes nothing. */
export function MoveDialog({ keywords, onClose }: MoveDialogProps) {
  const formId = useId();
  const source = useStoreSource();
  const { data: tracked = [] } = useQuery(trackedAppsQuery());
  const own = tracked.filter(({ relation }) => relation === "own");
  const apps = sortByRelation(own.length > 0 ? own : tracked);
  const isUnassigned = keywords.every(({ appId }) => !appId);
  const [kind, setKind] = useState("move");
  const [app, setApp] = useState(STAY);
  const [country, setCountry] = useState(STAY);
  const [error, setError] = useState<string>();
  const { move } = useBulkEdit();
  const copy = kind === "copy";

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (move.isPending) return;
    if (app === STAY && country === STAY) return setError("Choose an app or a country.");
    const uncovered = country === STAY ? null : explainUncovered(source, country);
    if (uncovered) return setError(uncovered);
    const where = {
      ...(app !== STAY && { appId: app === UNASSIGNED ? null : Number(app) }),
      ...(country !== STAY && { country }),
    };
    move.mutate({ keywords, copy, ...where }, { onSuccess: onClose });
  }

  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setError(undefined);
    move.reset();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={isUnassigned ? "Assign to an app" : "Move or copy"}
      description={`Applies to ${formatCount(keywords.length, "keyword")}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={move.isPending}>
            {copy ? "Copy" : isUnassigned ? "Assign" : "Move"}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        {move.error && (
          <Notice
            tone="danger"
            title="Nothing was changed"
            actions={
              isPlanRefusal(move.error) && (
                <LinkButton size="sm" to={getUpgradePath("max_tracked_keywords")}>
                  Upgrade
                </LinkButton>
              )
            }
          >
            {getErrorMessage(move.error)}
          </Notice>
        )}
        <SegmentedControl
          label="Action"
          value={kind}
          options={[
            { value: "move", label: "Move" },
            { value: "copy", label: "Copy" },
          ]}
          onChange={change(setKind)}
        />
        <SelectField
          label="App"
          error={error}
          value={app}
          options={[
            { value: STAY, label: "Same list" },
            ...apps.map((one) => ({ value: String(one.app.id), label: one.app.name })),
            ...(isUnassigned ? [] : [{ value: UNASSIGNED, label: "Unassigned" }]),
          ]}
          onChange={(event) => change(setApp)(event.target.value)}
        />
        <CountryField
          label="Country"
          value={country}
          options={[{ value: STAY, label: "Same country" }, ...getCountryOptions()]}
          onChange={(event) => change(setCountry)(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
