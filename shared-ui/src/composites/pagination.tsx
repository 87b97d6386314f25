import styled from "styled-components";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/icons";
import { Button } from "../primitives/button";
import { getPageWindow } from "./page-window";

export interface PaginationProps {
  /** Current page, counted from 1. */
  page: number;
  /** Number of pages; nothing is rendered for 0 or 1. */
  pages: number;
  onChange: (page: number) => void;
  /** Accessible name; default "Pagination". */
  label?: string;
}

const Root = styled.nav`
  display: flex;
  justify-content: center;
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--lw-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Page = styled.button`
  min-width: var(--lw-control-sm);
  height: var(--lw-control-sm);
  padding: 0 var(--lw-space-2);
  border: 1px solid transparent;
  border-radius: var(--lw-radius-md);
  background: none;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  &:hover {
    background: var(--lw-hover);
    color: var(--lw-text);
  }
  &[aria-current="page"] {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
    font-weight: var(--lw-weight-semibold);
  }
`;

/** Renders Previous, page numbers and Next; Previous and Next are disabled at the ends. */
export function Pagination({ page, pages, onChange, label = "Pagination" }: PaginationProps) {
  if (pages <= 1) return null;
  const current = Math.min(Math.max(1, page), pages);
  return (
    <Root aria-label={label}>
      <ol>
        <li>
          <Button
            variant="ghost"
            size="sm"
            icon={<ChevronLeftIcon size={14} />}
            disabled={current === 1}
            onClick={() => onChange(current - 1)}
          >
            Previous
          </Button>
        </li>
        {getPageWindow(current, pages).map((entry) =>
          typeof entry === "string" ? (
            <li key={entry} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Page
                type="button"
                aria-label={`Page ${entry}`}
                aria-current={entry === current ? "page" : undefined}
                onClick={() => onChange(entry)}
              >
                {entry}
              </Page>
            </li>
          ),
        )}
        <li>
          <Button
            variant="ghost"
            size="sm"
            disabled={current === pages}
            onClick={() => onChange(current + 1)}
          >
            Next
            <ChevronRightIcon size={14} aria-hidden="true" />
          </Button>
        </li>
      </ol>
    </Root>
  );
}
