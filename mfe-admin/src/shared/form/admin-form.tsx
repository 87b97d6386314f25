import { ApiError } from "@listwise/shared-auth";
import { Button, Notice, ReportNumber, Row } from "@listwise/shared-ui";
import { useEffect, useRef, type SubmitEvent, type ReactNode } from "react";
import styled from "styled-components";
import type { Conflict, FieldFormatters } from "./conflict";
import { ConflictNotice } from "./conflict-notice";
import { UnsavedGuard } from "./unsaved-guard";

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
`;

const Told = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  scroll-margin-top: calc(var(--lw-header-height) + var(--lw-space-4));
  &:empty {
    display: none;
  }
`;

interface FormState<V extends Record<string, unknown>> {
  values: V;
  changed: boolean;
  busy: boolean;
  failure: Error | null;
  conflict: Conflict<V> | null;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  keepMine: () => void;
  reset: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface AdminFormProps<V extends Record<string, unknown>> {
  form: FormState<V>;
  /** Accessible name of the form. */
  label?: string;
  labels?: Partial<Record<keyof V & string, string>>;
  /** Formats values for the conflict notice. */
  words?: FieldFormatters<V>;
  /** Label of the button; default "Save". */
  action?: string;
  /** True for a new item: unchanged values are submitted, too. */
  isNew?: boolean;
  /** Additional buttons. */
  buttons?: ReactNode;
  children: ReactNode;
}

const isTyping = () => document.activeElement?.matches("input, textarea") ?? false;

/** Frame of an admin form; see `useAdminForm`. */
export function AdminForm<V extends Record<string, unknown>>(props: AdminFormProps<V>) {
  const { form, label, labels = {}, words = {}, action = "Save", isNew = false, buttons, children } = props;
  const { failure, conflict, changed, busy } = form;
  const told = useRef<HTMLDivElement>(null);
  // The pressed button may be far below the message. Focus isn't moved while the user types.
  useEffect(() => {
    if ((failure ?? conflict) && !isTyping()) told.current?.focus();
  }, [failure, conflict]);
  return (
    <Root onSubmit={form.onSubmit} noValidate aria-label={label}>
      <UnsavedGuard when={changed && !busy} />
      <Told ref={told} tabIndex={-1}>
        {failure && (
          <Notice tone="danger" title={failure.message}>
            {failure instanceof ApiError && failure.status >= 500 && failure.requestId && (
              <ReportNumber id={failure.requestId} />
            )}
          </Notice>
        )}
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            values={form.values}
            labels={labels}
            words={words}
            onTake={form.set}
            onKeep={form.keepMine}
          />
        )}
      </Told>
      {children}
      <Row $gap={2}>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={(!changed && !isNew) || conflict !== null}
        >
          {action}
        </Button>
        {changed && !busy && <Button onClick={form.reset}>Discard changes</Button>}
        {buttons}
      </Row>
    </Root>
  );
}
