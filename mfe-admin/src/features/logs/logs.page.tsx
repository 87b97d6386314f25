import { LOG_LEVELS, LogLevelSchema } from "@listwise/contracts/admin";
import { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import {
  Button,
  Card,
  Container,
  DownloadIcon,
  ErrorState,
  formatDateTime,
  PageHeader,
  downloadFile,
  SelectField,
  Switch,
  useSearchParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { ListSearch } from "../../shared/table/list-search";
import { LogTable } from "./log-table";
import { logsQuery } from "./logs.api";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  & > * {
    flex: 1 1 10rem;
    min-width: 0;
  }
  & > button {
    flex: 0 1 auto;
  }
`;

const levels = LOG_LEVELS.map((value) => ({ value, label: `${value} and above` }));

export function LogsPage() {
  const [params, setParams] = useSearchParams();
  const [live, setLive] = useState(true);
  const level = z.safeParse(LogLevelSchema, params.get("level")).data ?? "info";
  const search = (params.get("search") ?? "").slice(0, 200);
  const logs = useQuery(logsQuery({ level, search, live }));
  const change = (part: Record<string, string>) => {
    const next = Object.entries({ level, search, ...part }).filter(
      ([name, value]) => value !== "" && !(name === "level" && value === "info"),
    );
    setParams(new URLSearchParams(next), { replace: true, preventScrollReset: true });
  };
  const lines = logs.data?.data ?? [];
  const save = () => {
    const text = lines.map((line) => JSON.stringify(line)).join("\n");
    downloadFile("listwise-log", "jsonl", new Blob([text], { type: "application/x-ndjson" }));
  };
  return (
    <Container>
      <PageHeader
        title="Logs"
        description={
          logs.data
            ? `Keeps the latest ${formatCount(logs.data.capacity, "line")} of this server${
                logs.data.since ? `, since ${formatDateTime(logs.data.since)}` : ""
              }. Secrets are never logged.`
            : "Log output of this server."
        }
      />
      <Card flush>
        <Bar role="search" aria-label="Log">
          <ListSearch
            label="Search the log"
            placeholder="Message or field"
            search={search}
            onSearch={(text) => change({ search: text })}
          />
          <SelectField
            label="Level"
            hideLabel
            options={levels}
            value={level}
            onChange={(event) => change({ level: event.target.value })}
          />
          <Switch label="Live updates" checked={live} onChange={(event) => setLive(event.target.checked)} />
          <Button
            icon={<DownloadIcon size={14} aria-hidden="true" />}
            disabled={lines.length === 0}
            onClick={save}
          >
            Download
          </Button>
        </Bar>
        {logs.isError ? (
          <ErrorState
            title="Failed to load the log"
            problem={logs.error}
            onRetry={() => void logs.refetch()}
            retrying={logs.isFetching}
          />
        ) : (
          <LogTable lines={lines} loading={logs.isPending} />
        )}
      </Card>
    </Container>
  );
}
