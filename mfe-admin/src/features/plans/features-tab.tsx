import type { LimitDefinition } from "@listwise/contracts/limits";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  Row,
  Stack,
  Switch,
  Text,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type MouseEvent } from "react";
import { definitionsQuery } from "../../shared/plans";
import { moveFeature, useDisplay } from "./use-display";

const kinds = { BOOLEAN: "On or off", INTEGER: "Amount", JSON: "List" };

/** Sets which features appear in the plan comparison, and in what order. */
export function FeaturesTab() {
  const definitions = useQuery(definitionsQuery);
  const display = useDisplay();
  const rows = definitions.data ?? [];
  const pressed = useRef<HTMLButtonElement>(null);
  // Moving a row in the DOM loses its focus.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [definitions.data]);
  const step = (event: MouseEvent<HTMLButtonElement>, definition: LimitDefinition, by: number) => {
    const from = rows.indexOf(definition);
    const to = from + by;
    if (to < 0 || to >= rows.length) return;
    pressed.current = event.currentTarget;
    display.mutate(moveFeature(rows, from, to));
  };
  const columns: readonly Column<LimitDefinition>[] = [
    {
      key: "feature",
      header: "Feature",
      value: ({ featureName }) => featureName,
      cell: ({ featureName, description }) => (
        <Stack $gap={1}>
          {featureName}
          <Text $tone="muted" $size="sm">
            {description}
          </Text>
        </Stack>
      ),
    },
    { key: "category", header: "Category", value: ({ category }) => category },
    {
      key: "kind",
      header: "Type",
      value: ({ dataType }) => kinds[dataType],
      cell: ({ dataType }) => <Badge>{kinds[dataType]}</Badge>,
    },
    {
      key: "shown",
      header: "In the comparison",
      value: ({ displayInPricing }) => displayInPricing,
      cell: (definition) => (
        <Switch
          label="Shown"
          aria-label={`Shown: ${definition.featureName}`}
          checked={definition.displayInPricing}
          onChange={(event) => display.mutate([{ ...definition, displayInPricing: event.target.checked }])}
        />
      ),
    },
    {
      key: "place",
      header: "Order",
      align: "end",
      sort: false,
      csv: false,
      cell: (definition) => (
        <Row $gap={1} $justify="end" $nowrap>
          <IconButton
            label={`Move up: ${definition.featureName}`}
            icon={<ArrowUpIcon size={15} />}
            aria-disabled={definition === rows[0]}
            onClick={(event) => step(event, definition, -1)}
          />
          <IconButton
            label={`Move down: ${definition.featureName}`}
            icon={<ArrowDownIcon size={15} />}
            aria-disabled={definition === rows.at(-1)}
            onClick={(event) => step(event, definition, 1)}
          />
        </Row>
      ),
    },
  ];
  return (
    <Card flush>
      {definitions.isError ? (
        <ErrorState
          title="Failed to load limit definitions"
          problem={definitions.error}
          onRetry={() => void definitions.refetch()}
          retrying={definitions.isFetching}
        />
      ) : (
        <DataTable
          caption="Features"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={definitions.isPending}
          empty={<EmptyState title="No features" message="No limits are defined." />}
        />
      )}
    </Card>
  );
}
