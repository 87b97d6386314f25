import type { ReactNode } from "react";
import styled from "styled-components";
import { CircleXIcon, LockIcon, RefreshCwIcon, SearchIcon } from "../icons/icons";
import { Button } from "../primitives/button";
import { LinkButton } from "../primitives/link-button";
import { readError, type ErrorTexts } from "./read-error";
import { ReportNumber } from "./report-number";

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: var(--lw-space-12) var(--lw-space-4);
  text-align: center;
`;

const Mark = styled.div<{ $tone: string }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: var(--lw-space-4);
  border: 1px solid var(--lw-${({ $tone }) => $tone}-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
`;

const Title = styled.h2`
  max-width: 100%;
  font-size: var(--lw-font-lg);
`;

const Message = styled.p`
  max-width: 26rem;
  margin-top: var(--lw-space-1);
  color: var(--lw-text-muted);
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--lw-space-2);
  margin-top: var(--lw-space-5);
`;

export interface EmptyStateProps {
  title: string;
  message?: ReactNode;
  /** Button or link for the next step. */
  action?: ReactNode;
  /** Icon of 20 px; default a magnifying glass. */
  icon?: ReactNode;
}

/** Renders an empty state: why there is nothing and what to do next. */
export function EmptyState({ title, message, action, icon = <SearchIcon size={20} /> }: EmptyStateProps) {
  return (
    <Root>
      <Mark $tone="neutral" aria-hidden="true">
        {icon}
      </Mark>
      <Title>{title}</Title>
      {message && <Message>{message}</Message>}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

export interface ErrorStateProps {
  /** Default "Something went wrong". */
  title?: string;
  /** The thrown value; supplies message, next step and report number. */
  problem?: unknown;
  /** Replaces the error's own message. */
  message?: ReactNode;
  /** Absent if a retry cannot help. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way out, such as a link back. */
  action?: ReactNode;
  /** Identifies the error in the server's log, if it can be reported. */
  reportId?: string | null;
}

function ErrorText({ message, advice, lang }: ErrorTexts) {
  return (
    <>
      {lang ? <span lang={lang}>{message}</span> : message} {advice}
    </>
  );
}

/**
 * Renders an error with Retry and announces it immediately. What an administrator doesn't see of a viewed account is no
 * error. A limit of the plan gets a link to the plans instead of a report number.
 */
export function ErrorState({
  title = "Something went wrong",
  problem,
  message,
  onRetry,
  retrying,
  action,
  reportId,
}: ErrorStateProps) {
  const told = readError(problem);
  if (told.isPrivate) {
    return <EmptyState icon={<LockIcon size={20} />} title="Not part of this view" message={told.message} />;
  }
  const { upgradePath } = told;
  const text = message ?? (told.message && <ErrorText {...told} />);
  const report = upgradePath === null ? (reportId ?? told.reportId) : null;
  return (
    <Root role="alert">
      <Mark $tone="danger" aria-hidden="true">
        <CircleXIcon size={20} />
      </Mark>
      <Title>{title}</Title>
      {text && <Message>{text}</Message>}
      {report && <ReportNumber id={report} />}
      {(upgradePath !== null || onRetry || action) && (
        <Actions>
          {upgradePath !== null && (
            <LinkButton to={upgradePath} variant="primary">
              Upgrade
            </LinkButton>
          )}
          {onRetry && (
            <Button onClick={onRetry} busy={retrying} icon={<RefreshCwIcon size={14} />}>
              Retry
            </Button>
          )}
          {action}
        </Actions>
      )}
    </Root>
  );
}
