import type { SmokePage, SmokeTest } from "@listwise/contracts/releases";
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  formatDateTime,
  Notice,
  Stack,
  Text,
  toast,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { FindingList } from "../releases/finding-list";
import { repeatSmokeTest, smokeTestsQuery } from "./smoke.api";
import { CALLERS, getPageLabel, getTestLabel } from "./smoke-labels";

const Path = styled.code`
  overflow-wrap: anywhere;
`;

const columns: readonly Column<SmokePage>[] = [
  {
    key: "page",
    header: "Page",
    value: ({ route }) => route,
    cell: ({ route, address, caller }) => (
      <Stack $gap={1}>
        <Path>{address ?? route}</Path>
        <Text as="span" $tone="muted" $size="sm">
          {CALLERS[caller]}
        </Text>
      </Stack>
    ),
  },
  {
    key: "result",
    header: "Result",
    sort: false,
    csv: false,
    cell: (page) => {
      const { tone, word } = getPageLabel(page);
      return (
        <div>
          <Badge tone={tone}>{word}</Badge>
          <FindingList messages={page.findings.map(({ message }) => message)} />
        </div>
      );
    },
  },
];

/** Describes the state of a test that has no pages to show. */
function describe({ status, reason }: SmokeTest): string | null {
  if (status === "skipped") return reason;
  if (status === "queued") return "It starts when the tests before it are done.";
  return status === "running" ? "The pages appear here when all of them have been opened." : null;
}

interface SmokeDialogProps {
  test: SmokeTest;
  open: boolean;
  onClose: () => void;
}

/** Shows what the smoke test of a version found on each page, and repeats it. */
export function SmokeDialog({ test, open, onClose }: SmokeDialogProps) {
  const client = useQueryClient();
  const { name, version, finishedAt, pages } = test;
  const repeat = useMutation({
    mutationFn: repeatSmokeTest,
    onSuccess: ({ message }) => {
      toast.success(message);
      return client.invalidateQueries({ queryKey: smokeTestsQuery().queryKey });
    },
  });
  const message = describe(test);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Smoke test of ${name} ${version}`}
      description={finishedAt ? `Finished ${formatDateTime(finishedAt)}.` : undefined}
      size="lg"
      footer={
        <>
          <Button busy={repeat.isPending} onClick={() => repeat.mutate({ name, version })}>
            Repeat test
          </Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {repeat.error && <Notice tone="danger" title={repeat.error.message} />}
        {message && <Notice title={getTestLabel(test).word}>{message}</Notice>}
        {pages.length > 0 && (
          <DataTable
            caption={`Pages of ${name} ${version}`}
            columns={columns}
            rows={pages}
            rowKey={({ route, caller }) => `${caller} ${route}`}
            empty={<EmptyState title="No pages" />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
