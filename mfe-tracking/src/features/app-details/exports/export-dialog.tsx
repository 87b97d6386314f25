import { getUpgradePath, UNLIMITED } from "@listwise/contracts/limits";
import { DATE_RANGE_DAYS, EXPORT_INCOMPLETE } from "@listwise/contracts/exports";
import { useFeatureAccess, usePlanLock } from "@listwise/shared-auth";
import {
  Button,
  Checkbox,
  Dialog,
  DownloadIcon,
  Notice,
  SegmentedControl,
  SelectField,
  Stack,
  Text,
  toast,
  UpgradePrompt,
} from "@listwise/shared-ui";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { parseRange, rangeOptions } from "../../../shared/trends/date-ranges";
import { HistoryLimitText } from "../../../shared/trends/history-limit";
import { defaultChoices, parseFormat, formatOptions, typeOptions } from "./export-choices";
import { ExportList } from "./export-list";
import { FormatLocks, type LockedFormat } from "./format-locks";
import type { Exports } from "./use-exports";

const Group = styled.fieldset`
  display: grid;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--lw-space-2);
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
  }
`;

export interface ExportDialogProps {
  appName: string;
  country: string;
  exports: Exports;
  onClose: () => void;
}

/** Renders the export options. The dialog keeps them until it is closed. */
export function ExportDialog({ appName, country, exports, onClose }: ExportDialogProps) {
  const [choices, setChoices] = useState(defaultChoices);
  const [incomplete, setIncomplete] = useState(false);
  const getLock = usePlanLock("export_formats");
  const daily = useFeatureAccess("exports_per_day");
  const history = useFeatureAccess("keyword_history_days").feature;
  const historyDays = typeof history?.limitValue === "number" ? history.limitValue : UNLIMITED;
  const locked = formatOptions.flatMap(({ value, label }): LockedFormat[] => {
    const lock = getLock(value);
    return lock ? [{ value, label, lock }] : [];
  });
  const { start, startFailure, planRefusal, jobs = [], startedHere } = exports;
  const mine = jobs.filter(({ jobId }) => startedHere.includes(jobId));
  const change = (changed: Partial<typeof choices>) => {
    setIncomplete(false);
    setChoices({ ...choices, ...changed });
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (choices.dataTypes.length === 0) {
      setIncomplete(true);
      toast.error("Missing Information", { id: "export", description: EXPORT_INCOMPLETE });
      return;
    }
    if (!start.isPending) start.mutate({ ...choices, dataTypes: [...choices.dataTypes], country });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Export App Data"
      description={appName}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            form="export-app-data"
            variant="primary"
            icon={<DownloadIcon size={15} />}
            busy={start.isPending}
            disabled={daily.state === "blocked"}
          >
            Export
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <form id="export-app-data" onSubmit={submit} noValidate>
          <Stack $gap={4}>
            <Stack $gap={2} $align="start">
              <Text $size="sm" $strong aria-hidden="true">
                Format
              </Text>
              <SegmentedControl
                label="Format"
                options={formatOptions.map((option) => ({
                  ...option,
                  lock: locked.find(({ value }) => value === option.value)?.lock.text,
                }))}
                value={choices.format}
                onChange={(value) => change({ format: parseFormat(value) })}
              />
              {choices.format === "csv" && choices.dataTypes.length > 1 && (
                <Text $size="sm" $tone="muted">
                  Each data type is a CSV file of its own, together in a ZIP file.
                </Text>
              )}
              <FormatLocks locked={locked} />
            </Stack>
            <SelectField
              label="Date range"
              options={rangeOptions}
              value={choices.dateRange}
              onChange={(event) => change({ dateRange: parseRange(event.target.value) })}
            />
            {historyDays < Math.min(UNLIMITED, DATE_RANGE_DAYS[choices.dateRange]) && (
              <HistoryLimitText days={historyDays} />
            )}
            <Group aria-describedby={incomplete ? "export-incomplete" : undefined}>
              <legend>Data types</legend>
              {typeOptions.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={choices.dataTypes.includes(value)}
                  onChange={({ target }) => {
                    const others = choices.dataTypes.filter((type) => type !== value);
                    change({ dataTypes: target.checked ? [...others, value] : others });
                  }}
                />
              ))}
              {incomplete && (
                <Text id="export-incomplete" $size="sm" $tone="danger">
                  {EXPORT_INCOMPLETE}
                </Text>
              )}
            </Group>
            <Checkbox
              label="Include screenshots"
              hint="Added as files to a ZIP, and as links to CSV, JSON and Excel. The PDF has none."
              checked={choices.includeScreenshots}
              onChange={({ target }) => change({ includeScreenshots: target.checked })}
            />
          </Stack>
        </form>
        {daily.state === "blocked" && (
          <UpgradePrompt feature="No exports left today" to={getUpgradePath("exports_per_day")}>
            {daily.reason}
          </UpgradePrompt>
        )}
        {planRefusal && (
          <UpgradePrompt feature="Export App Data" to={getUpgradePath(planRefusal.feature)}>
            {planRefusal.message}
          </UpgradePrompt>
        )}
        {startFailure && (
          <Notice tone="danger" title="Export Failed">
            {startFailure}
          </Notice>
        )}
        {mine.length > 0 && <ExportList jobs={mine} exports={exports} />}
      </Stack>
    </Dialog>
  );
}
