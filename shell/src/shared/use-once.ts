import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

interface Once<V, R> {
  run: (value: V) => Promise<R>;
  onSuccess?: (result: R, value: V) => void;
  onError?: (problem: Error) => void;
  onSettled?: () => void;
}

/** Something the person does: while it runs, further presses do nothing. */
export function useOnce<R, V = void>({ run, onSuccess, onError, onSettled }: Once<V, R>) {
  const running = useRef(false);
  const mutation = useMutation<R, Error, V>({
    mutationFn: run,
    // Offline it fails and says so, instead of waiting in silence.
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
    /** What it works on now. */
    current: mutation.isPending ? mutation.variables : undefined,
    start: (value: V) => {
      // The hook's own state comes with the next rendering: too late for a double click.
      if (running.current) return;
      running.current = true;
      mutation.mutate(value);
    },
  };
}
