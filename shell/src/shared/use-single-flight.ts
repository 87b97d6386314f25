import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

interface SingleFlight<V, R> {
  run: (value: V) => Promise<R>;
  onSuccess?: (result: R, value: V) => void;
  onError?: (problem: Error) => void;
  onSettled?: () => void;
}

/** Runs an action triggered by the user; ignores further calls while it is running. */
export function useSingleFlight<R, V = void>({ run, onSuccess, onError, onSettled }: SingleFlight<V, R>) {
  const running = useRef(false);
  const mutation = useMutation<R, Error, V>({
    mutationFn: run,
    // Fails immediately while offline instead of waiting.
    networkMode: "always",
    ...(onSuccess ? { onSuccess: (result, value) => onSuccess(result, value) } : {}),
    ...(onError ? { onError: (problem) => onError(problem) } : {}),
    onSettled: () => {
      running.current = false;
      onSettled?.();
    },
  });
  return {
    busy: mutation.isPending,
    /** The value being processed. */
    current: mutation.isPending ? mutation.variables : undefined,
    start: (value: V) => {
      // The mutation's state updates only with the next render, which is too late for a double click.
      if (running.current) return;
      running.current = true;
      mutation.mutate(value);
    },
  };
}
