import { z, type Schema } from "@listwise/contracts";
import { ApiError } from "@listwise/shared-auth";
import { useCountdown } from "@listwise/shared-ui";
import { useState, type ChangeEvent, type SubmitEvent } from "react";
import { readFailure, type Failure } from "./failure";
import { useSingleFlight } from "./use-single-flight";

type Texts = Record<string, string>;

const IssuesSchema = z.array(
  z.object({ path: z.union([z.string(), z.array(z.union([z.string(), z.number()]))]), message: z.string() }),
);

interface SchemaForm<S extends Schema, N extends string> {
  /** Schema of the endpoint's body, so that browser and server apply the same rules. */
  schema: S;
  initial: Record<N, string>;
  /** Called once per submission, however often the form is submitted. */
  submit: (body: z.output<S>) => Promise<void>;
  /**
   * True if the form stays on the page after a submission and is cleared; otherwise submitting leads to
   * another page.
   */
  stays?: boolean;
}

function groupByField(issues: unknown): Texts {
  const known = z.safeParse(IssuesSchema, issues);
  if (!known.success) return {};
  // The server identifies a field by its path in the request; the last part is the field name.
  return Object.fromEntries(
    known.data.toReversed().map(({ path, message }) => {
      const parts = Array.isArray(path) ? path : path.split(".");
      return [String(parts.at(-1)), message];
    }),
  );
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const selector = names.map((name) => `[name="${name}"]`).join(",");
  if (selector) form.querySelector<HTMLElement>(selector)?.focus();
}

/** Manages a short form of text fields: values, errors per field, and the form's error. */
export function useSchemaForm<S extends Schema, N extends string>(options: SchemaForm<S, N>) {
  const { schema, initial, submit, stays = false } = options;
  const [typed, setTyped] = useState<Partial<Record<N, string>>>({});
  const [problems, setProblems] = useState<Texts>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState(false);
  const wait = useCountdown(failure?.until ?? null);
  const values: Record<N, string> = { ...initial, ...typed };

  const sending = useSingleFlight({
    run: (body: z.output<S>) => submit(body),
    onSuccess: () => {
      if (stays) setTyped({});
      else setSent(true);
    },
    onError: (cause) => {
      const fields =
        cause instanceof ApiError && cause.code === "VALIDATION_FAILED" ? groupByField(cause.details) : {};
      const known = Object.keys(fields).some((name) => name in initial);
      setProblems(known ? fields : {});
      setFailure(known ? null : readFailure(cause));
    },
  });
  // A submitted form stays busy, so that a second click before the page changes sends nothing.
  const busy = sending.busy || sent;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || wait > 0) return;
    const parsed = z.safeParse(schema, values);
    setFailure(null);
    if (parsed.success) {
      setProblems({});
      sending.start(parsed.data);
      return;
    }
    const found = groupByField(parsed.error.issues);
    setProblems(found);
    focusFirst(
      event.currentTarget,
      Object.keys(initial).filter((name) => name in found),
    );
  }

  function field(name: N) {
    return {
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped({ ...typed, [name]: event.target.value });
        setProblems({ ...problems, [name]: "" });
      },
    };
  }

  const changed = Object.entries(typed).some(([name, value]) => value !== Reflect.get(initial, name));
  return { field, failure, busy, waiting: wait > 0, changed, onSubmit };
}
