import { truncate } from "@listwise/aso-core/text";
import type { LogLevel, LogLine } from "@listwise/contracts/admin";
import { Badge, EmptyState, FileTextIcon, formatDateTime, type Tone } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import styled from "styled-components";

const tones: Record<LogLevel, Tone> = {
  debug: "neutral",
  info: "info",
  warn: "warning",
  error: "danger",
  fatal: "danger",
};

const Message = styled.div`
  min-width: 0;
  text-align: start;
  overflow-wrap: anywhere;
  summary {
    min-height: 1.5rem;
    cursor: pointer;
  }
  pre {
    margin: var(--lw-space-2) 0 0;
    white-space: pre-wrap;
    font-size: var(--lw-font-xs);
  }
`;

/** Formats the fields one per line; truncated JSON is shown as is. */
function formatFacts(facts: string): string {
  try {
    return JSON.stringify(JSON.parse(facts), null, 2).replaceAll("\\n", "\n");
  } catch {
    return facts;
  }
}

const columns: readonly Column<LogLine>[] = [
  {
    key: "at",
    header: "Time",
    nowrap: true,
    value: ({ at }) => at,
    cell: ({ at }) => (
      <time dateTime={at} title={at}>
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: "level",
    header: "Level",
    value: ({ level }) => level,
    cell: ({ level }) => <Badge tone={tones[level]}>{level}</Badge>,
  },
  {
    key: "message",
    header: "Message",
    width: "60%",
    value: ({ message }) => message,
    cell: ({ message, facts }) => (
      <Message>
        {facts ? (
          <details>
            <summary>{formatHeadline(message, facts)}</summary>
            <pre>{formatFacts(facts)}</pre>
          </details>
        ) : (
          message
        )}
      </Message>
    ),
  },
];

const MAX_HEADLINE_CHARACTERS = 120;
/** Left out of the headline: they identify the line but say nothing about the event. */
const NAMES = ["reqId", "id", "traceId", "spanId"];

function parseFacts(facts: string): [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(facts);
    return typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : [];
  } catch {
    return [];
  }
}

/** Returns the message and its first fields, enough to identify the line. */
function formatHeadline(message: string, facts: string): string {
  const others = parseFacts(facts).filter(([name]) => !NAMES.includes(name));
  const words = others.map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const start = words.join(", ");
  return [message, truncate(start, MAX_HEADLINE_CHARACTERS)].filter(Boolean).join(" · ");
}

export function LogTable({ lines, loading }: { lines: readonly LogLine[]; loading: boolean }) {
  return (
    <DataTable
      caption="Log"
      columns={columns}
      rows={lines}
      rowKey={({ seq }) => seq}
      loading={loading}
      loadingRows={10}
      empty={
        <EmptyState
          icon={<FileTextIcon size={20} />}
          title="No lines"
          message="No log lines match. Try other words or a lower level."
        />
      }
    />
  );
}
