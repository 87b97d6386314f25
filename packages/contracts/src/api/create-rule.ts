import type { z } from "../zod";

/** Returns a check that fails with a message, at a field if `path` names one. */
export const createRule =
  <T>(isValid: (value: T) => boolean, message: string, path: string[] = []) =>
  ({ value, issues }: z.core.ParsePayload<T>): void => {
    if (!isValid(value)) issues.push({ code: "custom", message, path, input: value });
  };
