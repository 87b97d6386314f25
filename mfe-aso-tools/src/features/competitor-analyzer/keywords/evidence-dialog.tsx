import type { Platform } from "@listwise/aso-core/stores";
import { explainMissing as explainSourceGap } from "@listwise/aso-core/text";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import {
  AppIcon,
  Badge,
  Button,
  Dialog,
  formatDate,
  Link,
  RankBadge,
  Row,
  Stack,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { explainScore, getTextName } from "./describe-evidence";
import type { ComparedApps } from "./file-columns";

interface EvidenceDialogProps {
  row: CompetitorKeywordRow;
  apps: ComparedApps;
  platform: Platform;
  country: string;
  /** Absent if the keyword is tracked. */
  onAdd?: () => void;
  isAdding: boolean;
  onClose: () => void;
}

interface Evidence {
  id: number;
  name: string;
  icon: string | null;
  isOwn: boolean;
  rank: number | null;
  texts: CompetitorKeywordRow["texts"][number];
}

/** Explains why a keyword is listed: who ranks for it, whose texts have it, and how its score is made up. */
export function EvidenceDialog(props: EvidenceDialogProps) {
  const { row, apps, platform, country, onAdd, isAdding, onClose } = props;
  const { keyword, ranks, results, texts, relevance, popularity, chance, score, checkedAt } = row;
  const source = useStoreSource();
  const evidence = apps.map((app, index): Evidence => ({
    ...app,
    isOwn: index === 0,
    rank: ranks[index] ?? null,
    texts: texts[index] ?? [],
  }));
  const parts = [
    ["relevance", relevance === null ? null : `${Math.round(100 * relevance)}%`],
    ["popularity", popularity],
    ["chance", chance],
  ].map(([name, value]) => `${name} ${value ?? "unknown"}`);
  const columns: Column<Evidence>[] = [
    {
      key: "name",
      header: "App",
      value: ({ name }) => name,
      cell: ({ name, icon, isOwn }) => (
        <Row $gap={2} $nowrap>
          <AppIcon name={name} src={icon} size={24} />
          <span>{name}</span>
          {isOwn && <Badge tone="accent">Yours</Badge>}
        </Row>
      ),
    },
    {
      key: "rank",
      header: "Rank",
      width: "6rem",
      value: ({ rank }) => rank,
      cell: ({ rank }) => <RankBadge rank={rank} results={results} />,
    },
    {
      key: "texts",
      header: "In its listing",
      width: "14rem",
      value: (one) => one.texts.map((text) => getTextName(text, platform)).join(", ") || "Nowhere",
    },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Evidence for “${keyword}”`}
      description="Ranks in the last check, and texts that contain all words of the keyword."
      size="lg"
      footer={
        onAdd ? (
          <Button variant="primary" busy={isAdding} onClick={onAdd}>
            Track keyword
          </Button>
        ) : undefined
      }
    >
      <Stack>
        <Text $size="sm">
          {score === null ? `No score. ${explainScore(row)}` : `Score ${score}: ${parts.join(", ")}.`}
        </Text>
        <DataTable
          caption={`Evidence for ${keyword}`}
          columns={columns}
          rows={evidence}
          rowKey={({ id }) => id}
        />
        <Row $justify="space-between">
          <Text $size="sm" $tone="muted">
            {checkedAt === null ? "Ranks not checked yet." : `Ranks as of ${formatDate(checkedAt)}.`}
            {source?.fields?.includes("subtitle") === false &&
              ` ${explainSourceGap(source, `${getTextName("subtitle", platform)}s`)}`}
          </Text>
          <Link to={`/keyword/${encodeURIComponent(keyword)}?country=${country}`}>
            Open the keyword's page
          </Link>
        </Row>
      </Stack>
    </Dialog>
  );
}
