import type { AppSummary } from "@listwise/contracts/apps";
import {
  BellIcon,
  Chip,
  formatCountry,
  Dialog,
  LinkButton,
  Row,
  SegmentedControl,
  SelectField,
  Stack,
  Text,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { getErrorMessage } from "../../../shared/get-error-message";
import type { MatrixRow } from "../build-matrix";
import { useChartEvents } from "../../../shared/notes/use-chart-events";
import { SHORT_RANGES } from "../../../shared/trends/date-ranges";
import { HistoryChart } from "./history-chart";
import { ListingChanges } from "./listing-changes";
import { MAX_APPS, type HistoryView } from "./use-history-view";

const Apps = styled(Row).attrs({ as: "fieldset" })`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 var(--lw-space-2);
  }
`;

export interface HistoryDialogProps {
  view: HistoryView;
  row: Pick<MatrixRow, "keyword" | "keywordId">;
  apps: readonly AppSummary[];
  changed: AppSummary;
  country: string;
}

/** Renders the ranks of several apps for a keyword over time, with the listing changes of one app. */
export function HistoryDialog({ view, row, apps, changed, country }: HistoryDialogProps) {
  const { range } = view;
  const events = useChartEvents({ appId: changed.id, country, dateRange: range });
  const { changes } = events;
  const isShown = (app: AppSummary) => view.apps.some(({ id }) => id === app.id);
  const alertFor = new URLSearchParams({ for: String(changed.id), keyword: row.keyword, country });
  return (
    <Dialog
      open
      size="xl"
      title={`Rank history of “${row.keyword}”`}
      description={`Search ranks in ${formatCountry(country)}. Marks are listing changes and notes of ${changed.name}.`}
      onOpenChange={(open) => {
        if (!open) view.close();
      }}
    >
      <Stack $gap={4}>
        <Row $justify="space-between">
          <SegmentedControl label="Range" options={SHORT_RANGES} value={range} onChange={view.setRange} />
          <LinkButton to={`/alerts?${alertFor.toString()}`} size="sm" icon={<BellIcon size={14} />}>
            Alert me
          </LinkButton>
        </Row>
        {apps.length > 1 && (
          <Apps $gap={2}>
            <Text as="legend" $size="sm" $tone="muted">
              Compare up to {MAX_APPS} apps
            </Text>
            {apps.map((app) => (
              <Chip
                key={app.id}
                selected={isShown(app)}
                disabled={!isShown(app) && view.apps.length >= MAX_APPS}
                onClick={() => view.toggle(app)}
              >
                {app.name}
              </Chip>
            ))}
          </Apps>
        )}
        <HistoryChart
          keyword={row.keyword}
          keywordId={row.keywordId}
          country={country}
          appIds={view.apps.map(({ id }) => id)}
          range={range}
          events={events}
        />
        <Stack as="section" $gap={3} aria-label="Listing changes">
          {view.apps.length > 1 ? (
            <SelectField
              label="Listing changes of"
              options={view.apps.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(changed.id)}
              onChange={(event) => view.setChanged(event.target.value)}
            />
          ) : (
            <h3>Listing changes of {changed.name}</h3>
          )}
          {changes.error && !changes.data && (
            <Text role="alert" $size="sm">
              Couldn't load the changes: {getErrorMessage(changes.error)}
            </Text>
          )}
          {changes.data && <ListingChanges changes={changes.data} />}
        </Stack>
        {events.notes}
      </Stack>
    </Dialog>
  );
}
