import {
  getField,
  getLocale,
  type ExportCase,
  type ExportFormat,
  type ListingPlatform,
  type LiveDifference,
} from "@listwise/aso-core/localization";
import { STORES } from "@listwise/aso-core/stores";
import { formatCount } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { log } from "@listwise/shared-auth";
import { Button, Checkbox, Dialog, Notice, Row, Stack, Text, toast } from "@listwise/shared-ui";
import { useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Editor } from "../editor.store";
import { PlainList } from "../localization.styles";
import { Difference, Scrolling } from "./export-dialog.styles";
import { EXPORTS } from "./formats";
import { reviewExport } from "./review-export";
import { writeExport } from "./write-export";

interface ExportDialogProps {
  app: AppSummary;
  editor: Editor;
  format: ExportFormat;
  platform: ListingPlatform;
  /** Languages to export. */
  codes: readonly string[];
  /** Loads the listing to compare with. */
  onFetch: () => void;
  fetching: boolean;
  onClose: () => void;
}

const getName = (code: string) => getLocale(code)?.name ?? code;

/** Reviews an export before its file is written: texts with problems, and what differs from the listing. */
export function ExportDialog(props: ExportDialogProps) {
  const { app, editor, format, platform, codes, onFetch, fetching, onClose } = props;
  const [open, setOpen] = useState(true);
  const [allows, setAllows] = useState(false);
  const written = useRef(false);
  const state = useStore(editor);
  const review = useMemo(
    () => reviewExport(state, { format, codes, chosen: platform, allows }),
    [state, format, codes, platform, allows],
  );
  const { name, done, failed } = EXPORTS[format];
  const { leftOut, included, count, languages, differences, isUncompared } = review;
  const cases = [...leftOut, ...included];
  const canAllow = cases.some(({ rule }) => rule !== "placeholder");

  async function write() {
    if (written.current) return;
    written.current = true;
    setOpen(false);
    try {
      await writeExport({ app, format, platform, ...state, review });
      const description = `${formatCount(count, "text")} in ${formatCount(languages, "language")}.`;
      toast.success(done, { description });
    } catch (problem) {
      log.warn("export failed", problem);
      toast.error(failed);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="lg"
      title={`Export to ${name}`}
      description={`${formatCount(count, "text")} in ${formatCount(languages, "selected language")}.`}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" disabled={count === 0} onClick={() => void write()}>
            {`Export ${formatCount(count, "text")}`}
          </Button>
        </>
      }
    >
      <Stack>
        {count === 0 && cases.length === 0 && (
          <Notice title="Nothing to export">
            Write texts, or select other languages in the Language Filter.
          </Notice>
        )}
        {cases.length > 0 && <Cases cases={cases} allows={allows} />}
        {canAllow && (
          <Checkbox
            label="Export texts with problems anyway"
            hint="Placeholders are always left out."
            checked={allows}
            onChange={({ target }) => setAllows(target.checked)}
          />
        )}
        {isUncompared ? (
          <Row $gap={3}>
            <Text as="span" $tone="muted" $size="sm">
              Load the listing to see what would change.
            </Text>
            <Button size="sm" busy={fetching} onClick={onFetch}>
              {`Fetch ${STORES[app.platform].name} Data`}
            </Button>
          </Row>
        ) : (
          <Differences differences={differences} />
        )}
      </Stack>
    </Dialog>
  );
}

function Cases({ cases, allows }: { cases: readonly ExportCase[]; allows: boolean }) {
  return (
    <Notice tone="danger" title={`${formatCount(cases.length, "problem")}`}>
      <Scrolling>
        <PlainList aria-label="Problems">
          {cases.map(({ locale, field, rule, message }) => (
            <li key={`${locale}.${field}.${rule}`}>
              <strong>
                {getName(locale)}, {getField(field).label}
              </strong>{" "}
              {message} {allows && rule !== "placeholder" ? "Exported anyway." : "Left out of the file."}
            </li>
          ))}
        </PlainList>
      </Scrolling>
    </Notice>
  );
}

function Differences({ differences }: { differences: readonly LiveDifference[] }) {
  const known = differences.filter(({ before }) => before !== null);
  const unknown = differences.length - known.length;
  return (
    <Stack $gap={2}>
      <h3>
        {known.length === 0
          ? `No ${unknown > 0 ? "known changes" : "changes"} to the listing`
          : `${formatCount(known.length, "change")} to the listing`}
      </h3>
      {known.length > 0 && (
        <Scrolling>
          <PlainList aria-label="Changes to the listing">
            {known.map(({ locale, field, before, after }) => (
              <Difference key={`${locale}.${field}`}>
                <strong>
                  {getName(locale)}, {getField(field).label}
                </strong>
                {before !== "" && <del lang={locale}>{before}</del>}
                <ins lang={locale}>{after}</ins>
              </Difference>
            ))}
          </PlainList>
        </Scrolling>
      )}
      {unknown > 0 && (
        <Text $tone="muted" $size="sm">
          {`${formatCount(unknown, "text")} can't be compared because the listing data doesn't include ${unknown === 1 ? "it" : "them"}.`}
        </Text>
      )}
    </Stack>
  );
}
