import { useSchemaForm, type SchemaFormOptions } from "@listwise/shared-ui/form";
import type { SubmitEvent } from "react";
import { readFailure } from "./failure";
import { useFailure } from "./use-failure";

/**
 * Manages a form of the account pages, with the failure of the last attempt. `waiting` is true, and nothing is sent,
 * until the server allows another attempt.
 */
export function useAccountForm<V extends Record<string, string>, B>(
  options: Omit<SchemaFormOptions<V, B>, "onFailure">,
) {
  const [failure, setFailure] = useFailure();
  const waiting = failure !== null && failure.wait > 0;
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
