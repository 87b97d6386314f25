import { z, type Schema } from "@listwise/contracts";
import { ApiError, log } from "@listwise/shared-auth";
import { useState, type ChangeEvent, type FormEvent } from "react";

type Texts = Record<string, string>;

const IssuesSchema = z.array(
  z.object({ path: z.union([z.string(), z.array(z.union([z.string(), z.number()]))]), message: z.string() }),
);

interface SchemaForm<S extends Schema, N extends string> {
  /** What the endpoint accepts: the same rules here and on the server. */
  schema: S;
  initial: Record<N, string>;
  submit: (body: z.output<S>) => Promise<void>;
}

function problemsByField(issues: unknown): Texts {
  const known = z.safeParse(IssuesSchema, issues);
  if (!known.success) return {};
  // The server names a field by its path in the request; its last part is the field.
  return Object.fromEntries(
    known.data.toReversed().map(({ path, message }) => {
      const parts = Array.isArray(path) ? path : path.split(".");
      return [String(parts.at(-1)), message];
    }),
  );
}

/** A short form that leads to another page, and whose fields are texts: values, what is wrong with each, and what is wrong with the whole. */
export function useSchemaForm<S extends Schema, N extends string>({
  schema,
  initial,
  submit,
}: SchemaForm<S, N>) {
  const [values, setValues] = useState<Record<N, string>>(initial);
  const [problems, setProblems] = useState<Texts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(cause: unknown): void {
    const fields =
      cause instanceof ApiError && cause.code === "VALIDATION_FAILED" ? problemsByField(cause.details) : {};
    const known = Object.keys(fields).some((name) => name in initial);
    setProblems(known ? fields : {});
    setFailure(known ? null : cause instanceof Error ? cause.message : String(cause));
    if (!(cause instanceof ApiError)) log.warn("a form could not be sent", cause);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = z.safeParse(schema, values);
    if (!parsed.success) {
      const found = problemsByField(parsed.error.issues);
      setProblems(found);
      form
        .querySelector<HTMLElement>(
          Object.keys(initial)
            .filter((name) => name in found)
            .map((name) => `[name="${name}"]`)
            .join(","),
        )
        ?.focus();
      return;
    }
    setBusy(true);
    setProblems({});
    setFailure(null);
    try {
      await submit(parsed.data);
      // It stays busy: what was sent leads to another page, and a second press on the way there must send nothing.
    } catch (cause) {
      refuse(cause);
      setBusy(false);
    }
  }

  function field(name: N) {
    return {
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: event.target.value });
        setProblems({ ...problems, [name]: "" });
      },
    };
  }

  return { field, failure, busy, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
