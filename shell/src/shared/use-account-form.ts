import { useCountdown } from "@listwise/shared-ui";
import { useSchemaForm, type SchemaFormOptions } from "@listwise/shared-ui/form";
import { useState, type SubmitEvent } from "react";
import { readFailure, type Failure } from "./failure";

/**
 * Manages a form of the account pages, with its failure as {@link Failure}. `waiting` is true, and nothing is sent,
 * until the server allows another attempt.
 */
export function useAccountForm<V extends Record<string, string>, B>(
  options: Omit<SchemaFormOptions<V, B>, "onFailure">,
) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const waiting = useCountdown(failure?.until ?? null) > 0;
  const form = useSchemaForm({
    ...options,
    onFailure: (problem) => {
      setFailure(readFailure(problem));
      return true;
    },
  });
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (waiting) return;
    setFailure(null);
    form.onSubmit(event);
  }
  return { ...form, failure, waiting, onSubmit };
}
