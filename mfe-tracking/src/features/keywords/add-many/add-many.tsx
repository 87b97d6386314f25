import { getUpgradePath } from "@listwise/contracts/limits";
import type { KeywordEntry } from "../../../shared/keywords/keywords.api";
import { formatCount } from "@listwise/aso-core/text";
import { useFeatureAccess } from "@listwise/shared-auth";
import { Button, Dialog, Notice, ProgressBar, UpgradePrompt } from "@listwise/shared-ui";
import { useDeferredValue, useId, useMemo, useState, type SubmitEvent } from "react";
import { getErrorMessage } from "../../../shared/get-error-message";
import { isPlanRefusal } from "../../../shared/use-limit-toast";
import { AddManyForm } from "./add-many-form";
import { parseBulkInput, type BulkEntry, type ClassifiedLine } from "./parse-bulk-input";
import { BulkCounts, BulkReport } from "./bulk-report";
import { useAddMany } from "./use-add-many";
import { useCountryChoice } from "../use-country-choice";
import { isUncovered, markUncovered, UncoveredLines } from "./uncovered-lines";
import { useClassifiedLines } from "./use-classified-lines";

interface AddManyProps {
  /** App whose list they join; `null` for none. */
  appId: number | null;
  tracked: readonly KeywordEntry[];
  initialCountry: string;
  onClose: () => void;
}

/** Adds many keywords from pasted text or a file, and reports the result of each line. */
export function AddMany({ appId, tracked, initialCountry, onClose }: AddManyProps) {
  const formId = useId();
  const country = useCountryChoice(initialCountry);
  const [category, setCategory] = useState("");
  const [text, setText] = useState("");
  const [file, setFile] = useState<{ name: string; entries: BulkEntry[] }>();
  const [done, setDone] = useState(0);
  const [empty, setEmpty] = useState(false);
  const add = useAddMany(appId, setDone);
  // Does not wait for the access check: the server decides, and the form keeps its input.
  const access = useFeatureAccess("bulk_operations_access");
  const gated = access.state === "blocked" || isPlanRefusal(add.error);

  // Defers classifying thousands of lines so that typing stays responsive.
  const later = useDeferredValue(text);
  const entries = useMemo(() => file?.entries ?? parseBulkInput(later), [file, later]);
  const { lines, sorting } = useClassifiedLines(entries, country.countries, tracked);
  const wanted = lines.filter(({ outcome }) => outcome === "new").length;

  const send = (some: readonly ClassifiedLine[]) => {
    setDone(0);
    add.mutate({ lines: some, category: category.trim() || "General" });
  };
  const marked = markUncovered(lines, add.error);
  const uncovered = marked.filter(({ outcome }) => outcome === "uncovered");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (add.isPending || sorting) return;
    setEmpty(wanted === 0);
    if (wanted > 0) send(lines);
  }

  const buttons = add.data ? (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" disabled={gated} busy={add.isPending || sorting}>
        {wanted > 0 ? `Track ${wanted}` : "Track keywords"}
      </Button>
    </>
  );
  return (
    <Dialog open size="md" onOpenChange={onClose} title="Add many keywords" footer={buttons}>
      {add.data ? (
        <BulkReport lines={add.data} />
      ) : (
        <AddManyForm
          {...{ formId, country, category, setCategory, text, file, setFile }}
          setText={(next) => {
            setText(next);
            setEmpty(false);
          }}
          onSubmit={submit}
          error={empty ? "There are no new keywords to track." : undefined}
        >
          <BulkCounts lines={lines} />
          {gated && (
            <UpgradePrompt feature="Bulk operations" to={getUpgradePath("bulk_operations_access")}>
              This feature is not available on your current plan. You can still track keywords one at a time.
            </UpgradePrompt>
          )}
          {add.isPending && (
            <ProgressBar label="Tracking keywords" value={done} max={wanted} text={`${done} of ${wanted}`} />
          )}
          {uncovered.length > 0 && (
            <UncoveredLines
              lines={uncovered}
              reason={getErrorMessage(add.error)}
              others={wanted - uncovered.length}
              onAddOthers={() => send(marked)}
            />
          )}
          {add.error && !gated && !isUncovered(add.error) && (
            <Notice tone="danger" title="Failed to add keyword to your list. Please try again.">
              {getErrorMessage(add.error)}{" "}
              {done > 0 && `${done} of ${formatCount(wanted, "keyword")} already sent.`}
            </Notice>
          )}
        </AddManyForm>
      )}
    </Dialog>
  );
}
