import { z, type Schema } from "@listwise/contracts";
import { ApiError } from "@listwise/shared-auth";
import { useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { readConflict, type Conflict } from "./conflict";
import { focusFirst, getProblemsByField } from "./problems";

type Values = Record<string, unknown>;
/** Names of the fields of this type. */
type FieldsOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface AdminForm<S extends Schema, V extends Values> {
  /** Schema of the endpoint's body: the same validation here and on the server. */
  schema: S;
  /** Stored values; updated when they change without losing input. */
  initial: V;
  /**
   * Converts the values to the body, e.g. typed numbers or empty texts that mean `null`. By default, the values are the
   * body.
   */
  toBody?: (values: V) => unknown;
  /** Saves. `version` is the `updatedAt` that the change is based on, or that of the version to replace. */
  save: (body: z.output<S>, version: string | undefined) => Promise<void>;
  /** `updatedAt` of the stored values, for endpoints with optimistic locking. */
  version?: string;
  /** Parses the `current` values of a CONFLICT; returns `null` if they are invalid. */
  readCurrent?: (current: unknown) => V | null;
}

/**
 * Manages the state of an admin form. `text`, `check` and `set` bind fields and their errors, whether from the contract's
 * schema or the server. `<AdminForm form={form}>` shows general failures, conflicts (optimistic locking: keep mine, or
 * use theirs field by field) and the Save button, and asks before unsaved input is lost:
 *
 *   const form = useAdminForm({ schema: FaqInputSchema, initial: { question: "", isActive: true },
 *     save: async (body) => { await call(faqAdminEndpoints.create, { body }); toast.success("Saved"); } });
 *   <AdminForm form={form} labels={{ question: "Question", isActive: "Shown" }}>
 *     <TextField label="Question" required {...form.text("question")} />
 *     <Switch label="Shown" {...form.check("isActive")} />
 *   </AdminForm>
 *
 * A failed save keeps the input; after a successful save it is the stored state.
 */
export function useAdminForm<S extends Schema, V extends Values>(options: AdminForm<S, V>) {
  const { schema, initial, toBody = (values: V): unknown => values, save, version, readCurrent } = options;
  const [typed, setTyped] = useState<Partial<V>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Error | null>(null);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [replaces, setReplaces] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const values: V = { ...initial, ...typed };
  const changed = Object.keys(typed).some((name) => !isSame(values[name], initial[name]));

  function set<K extends keyof V & string>(name: K, value: V[K]): void {
    setTyped((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: "" }));
  }

  function refuse(cause: unknown, form: HTMLFormElement | null): void {
    const found = cause instanceof ApiError && cause.code === "CONFLICT" && readCurrent;
    const newer = found ? readConflict(cause.details, readCurrent) : null;
    if (newer) return setConflict(newer);
    const fields = cause instanceof ApiError ? getProblemsByField(cause.details) : {};
    const known = Object.keys(fields).some((name) => name in initial);
    setProblems(known ? fields : {});
    setFailure(known ? null : cause instanceof Error ? cause : new Error(String(cause)));
    if (known && form) focusFirst(form, Object.keys(fields));
  }

  async function send(body: z.output<S>, form: HTMLFormElement | null): Promise<void> {
    // State updates only with the next render, which is too late for a double click.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const sent = typed;
    try {
      await save(body, replaces ?? version);
      // Input typed during the save isn't saved yet.
      setTyped((now) => omitSent(now, sent));
      setReplaces(undefined);
    } catch (cause) {
      refuse(cause, form);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const parsed = z.safeParse(schema, toBody(values));
    setFailure(null);
    setConflict(null);
    const found = parsed.success ? {} : getProblemsByField(parsed.error.issues);
    setProblems(found);
    const { currentTarget: element, nativeEvent } = event;
    // Autosave submits without a button; moving the focus would interrupt typing.
    const asked = nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null;
    if (parsed.success) void send(parsed.data, asked ? element : null);
    else focusFirst(element, Object.keys(found));
  }

  return {
    values,
    changed,
    busy,
    failure,
    conflict,
    problems,
    set,
    onSubmit,
    reset: () => {
      setTyped({});
      setProblems({});
      setFailure(null);
      setConflict(null);
    },
    /** Keeps the input: the next save replaces the newer version. */
    keepMine: () => {
      setReplaces(conflict?.updatedAt);
      setConflict(null);
    },
    text: <K extends FieldsOf<V, string>>(name: K) => ({
      name,
      value: String(values[name]),
      error: problems[name],
      onChange: (event: ChangeEvent<Control>) => {
        setTyped((before) => ({ ...before, [name]: event.target.value }));
        setProblems((before) => ({ ...before, [name]: "" }));
      },
    }),
    check: <K extends FieldsOf<V, boolean>>(name: K) => ({
      name,
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped((before) => ({ ...before, [name]: event.target.checked }));
      },
    }),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function omitSent<V extends Values>(now: Partial<V>, sent: Partial<V>): Partial<V> {
  const rest = { ...now };
  for (const name of Object.keys(sent))
    if (isSame(rest[name], sent[name])) Reflect.deleteProperty(rest, name);
  return rest;
}
