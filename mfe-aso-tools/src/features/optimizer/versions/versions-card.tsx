import type { AppSummary } from "@listwise/contracts/apps";
import type { Optimization, OptimizationKind } from "@listwise/contracts/tools";
import {
  Badge,
  Button,
  Card,
  EllipsisIcon,
  ErrorState,
  formatDateTime,
  Menu,
  Row,
  Text,
  toast,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, memo, Suspense, useState } from "react";
import styled from "styled-components";
import { moveFocus } from "../../../shared/move-focus";
import type { LiveTexts } from "../live-texts";
import { deleteVersion, versionsQuery } from "../optimizer.api";
import { describeLive, getVersionName } from "./describe-version";
import { LabelDialog } from "./label-dialog";

const CompareDialog = lazy(() => import("./compare-dialog").then((it) => ({ default: it.CompareDialog })));
const RanksDialog = lazy(() => import("./ranks-dialog").then((it) => ({ default: it.RanksDialog })));

interface VersionsCardProps {
  app: AppSummary;
  kind: OptimizationKind;
  /** Texts of the store, to compare with. */
  live: LiveTexts;
  /** Texts of the editor, to compare with. */
  current: Optimization["texts"];
  onOpen: (version: Optimization) => void;
}

const PREVIEW_CHARACTERS = 90;
/** Text fields of the editor, which are above the versions. */
const TEXT_BOX = "[data-marked] :is(input, textarea)";

const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: normal;
`;

function getText({ kind, texts }: Optimization): string {
  const text = (kind === "title" ? texts.name : texts.description) ?? "";
  return text.length > PREVIEW_CHARACTERS ? `${text.slice(0, PREVIEW_CHARACTERS - 1).trimEnd()}…` : text;
}

interface Opened {
  dialog: "compare" | "label" | "ranks";
  version: Optimization;
}

/** Lists all scored texts: to open, compare, label and delete, and to see the ranks after one went live. */
export const VersionsCard = memo(function VersionsCard({
  app,
  kind,
  live,
  current,
  onOpen,
}: VersionsCardProps) {
  const client = useQueryClient();
  const query = versionsQuery(app.id, kind);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { confirm, dialog } = useConfirm();
  const close = () => setOpened(null);

  const remove = (version: Optimization) =>
    confirm({
      title: "Delete this version?",
      description: `“${getVersionName(version)}” and its score are deleted.`,
      action: "Delete",
      danger: true,
      run: async () => {
        await deleteVersion(app.id, version.id);
        await client.invalidateQueries({ queryKey: query.queryKey });
        return "Version deleted";
      },
    });

  const columns: Column<Optimization>[] = [
    {
      key: "text",
      header: kind === "title" ? "Name" : "Description",
      value: getText,
      cell: (version) => (
        <Name>
          <span dir="auto">{getText(version)}</span>
          <Text $size="xs" $tone="muted">
            {version.label !== null && <strong dir="auto">{version.label} · </strong>}
            {formatDateTime(version.createdAt)}
          </Text>
        </Name>
      ),
    },
    {
      key: "live",
      header: "In the store",
      value: ({ live: period }) => period && describeLive(period),
      cell: ({ live: period }) =>
        period ? (
          <Badge tone={period.until === null ? "success" : "neutral"}>{describeLive(period)}</Badge>
        ) : (
          "–"
        ),
    },
    { key: "country", header: "Country", card: "plain", value: ({ country }) => country.toUpperCase() },
    { key: "score", header: "Score", align: "end", card: "top", value: ({ report }) => report.score },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (version) => (
        <Row $gap={1} $nowrap $justify="end">
          <Button
            size="sm"
            aria-label={`Open the version ${getVersionName(version)}`}
            onClick={({ currentTarget }) => {
              onOpen(version);
              moveFocus(currentTarget, document.querySelector<HTMLElement>(TEXT_BOX));
              toast.feature("success", "Version opened", { description: getVersionName(version) });
            }}
          >
            Open
          </Button>
          <Menu
            label={`More actions for the version ${getVersionName(version)}`}
            size="sm"
            iconOnly
            icon={<EllipsisIcon size={15} />}
            align="end"
            items={[
              {
                key: "compare",
                label: "Compare…",
                onSelect: () => setOpened({ dialog: "compare", version }),
              },
              {
                key: "ranks",
                label: "Ranks after this version…",
                disabled: !version.live?.since,
                onSelect: () => setOpened({ dialog: "ranks", version }),
              },
              { key: "label", label: "Label…", onSelect: () => setOpened({ dialog: "label", version }) },
              {
                key: "delete",
                label: "Delete…",
                danger: true,
                separated: true,
                onSelect: () => remove(version),
              },
            ]}
          />
        </Row>
      ),
    },
  ];
  const version = opened?.version;
  return (
    <Card title="Versions" description="Your last 50 scored versions.">
      {error && !data ? (
        <ErrorState
          title="Couldn't load versions"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <DataTable
          caption="Scored versions"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          loadingRows={2}
          denseCards
          empty={
            <Text $tone="muted">
              No scores yet. Score your text to keep it as a version and to compare versions later.
            </Text>
          }
        />
      )}
      {dialog}
      <Suspense fallback={null}>
        {opened?.dialog === "compare" && version && (
          <CompareDialog
            {...{ kind, live, current }}
            versions={data ?? []}
            first={version.id}
            onClose={close}
          />
        )}
        {opened?.dialog === "ranks" && version && (
          <RanksDialog appId={app.id} version={version} onClose={close} />
        )}
      </Suspense>
      {opened?.dialog === "label" && version && (
        <LabelDialog appId={app.id} version={version} onClose={close} />
      )}
    </Card>
  );
});
