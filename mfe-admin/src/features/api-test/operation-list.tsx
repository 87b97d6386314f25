import { Badge, EmptyState, SearchField, Stack, type Tone } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import type { Method, Operation } from "./openapi";

export const methodTones: Record<Method, Tone> = {
  GET: "info",
  POST: "success",
  PUT: "warning",
  PATCH: "warning",
  DELETE: "danger",
};

const List = styled.ul`
  max-height: 32rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  align-items: baseline;
  gap: var(--lw-space-2);
  width: 100%;
  min-height: 2rem;
  padding: var(--lw-space-1) var(--lw-space-2);
  border: 0;
  border-radius: var(--lw-radius-md);
  background: none;
  color: var(--lw-text);
  font-size: var(--lw-font-sm);
  text-align: start;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--lw-hover);
  }
  &[aria-current="true"] {
    background: var(--lw-accent-soft);
  }
`;

interface OperationListProps {
  operations: readonly Operation[];
  chosen: string | null;
  onChoose: (operation: Operation) => void;
}

/** Searchable list of endpoints. */
export function OperationList({ operations, chosen, onChoose }: OperationListProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = operations.filter(({ id, summary, tag }) =>
    `${id} ${summary} ${tag}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack $gap={3}>
      <SearchField label="Search endpoints" placeholder="Path or text" value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <EmptyState title="No endpoints found" message="Try a part of the path." />
      ) : (
        <List aria-label="API endpoints">
          {found.map((operation) => (
            <li key={operation.id}>
              <Choice
                type="button"
                aria-current={operation.id === chosen}
                onClick={() => onChoose(operation)}
              >
                <Badge tone={methodTones[operation.method]}>{operation.method}</Badge>
                <span>{operation.path}</span>
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
