import { z, type Schema } from "@listwise/contracts";
import { ApiError } from "@listwise/shared-auth";
import { useRef, useState, type ChangeEvent, type FormEvent } from "react";
import { readConflict, type Conflict } from "./conflict";
import { focusFirst, problemsByField } from "./problems";

type Values = Record<string, unknown>;
/** Names of the fields whose value is of this type. */
type FieldsOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface AdminForm<S extends Schema, V extends Values> {
  /** What the endpoint's body accepts: the same rules here and on the server. */
  schema: S;
  /** What is stored now; reread when it changes, without losing what was typed. */
  initial: V;
  /** The body for the values; default the values themselves. For numbers that are typed, empty texts that mean null. */
  toBody?: (values: V) => unknown;
  /** Saves. `version` is the `updatedAt` that the change was made from, or that of the version it shall replace. */
  save: (body: z.output<S>, version: string | undefined) => Promise<void>;
  /** `updatedAt` of what is stored, for endpoints that refuse to overwrite what they did not show. */
  version?: string;
  /** The form's values of the `current` that a CONFLICT brings; null when it is none. */
  readCurrent?: (current: unknown) => V | null;
}

/**
 * A form of the administration. `text`, `check` and `set` bind fields (errors beside them, from the contract's schema and
 * from the server's refusal alike); `<AdminForm form={form}>` shows what failed as a whole, what changed
 * meanwhile (optimistic lock: keep mine, or take theirs field by field), the Save button and the guard that asks before
 * unsaved input is left:
 *
 *   const form = useAdminForm({ schema: FaqInputSchema, initial: { question: "", isActive: true },
 *     save: async (body) => { await call(faqAdminEndpoints.create, { body }); toast.success("Saved"); } });
 *   <AdminForm form={form} labels={{ question: "Question", isActive: "Shown" }}>
 *     <TextField label="Question" required {...form.text("question")} />
 *     <Switch label="Shown" {...form.check("isActive")} />
 *   </AdminForm>
 *
 * What is typed outlives a failed save; a save that succeeds makes it the stored state.
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
  const changed = Object.keys(typed).some((name) => !same(values[name], initial[name]));

  function set<K extends keyof V & string>(name: K, value: V[K]): void {
    setTyped((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: "" }));
  }

  function refuse(cause: unknown, form: HTMLFormElement | null): void {
    const found = cause instanceof ApiError && cause.code === "CONFLICT" && readCurrent;
    const newer = found ? readConflict(cause.details, readCurrent) : null;
    if (newer) return setConflict(newer);
    const fields = cause instanceof ApiError ? problemsByField(cause.details) : {};
    const known = Object.keys(fields).some((name) => name in initial);
    setProblems(known ? fields : {});
    setFailure(known ? null : cause instanceof Error ? cause : new Error(String(cause)));
    if (known && form) focusFirst(form, Object.keys(fields));
  }

  async function send(body: z.output<S>, form: HTMLFormElement | null): Promise<void> {
    // The state comes with the next rendering: too late for a double click.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const sent = typed;
    try {
      await save(body, replaces ?? version);
      // What was typed while it was saved is not saved.
      setTyped((now) => without(now, sent));
      setReplaces(undefined);
    } catch (cause) {
      refuse(cause, form);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const parsed = z.safeParse(schema, toBody(values));
    setFailure(null);
    setConflict(null);
    const found = parsed.success ? {} : problemsByField(parsed.error.issues);
    setProblems(found);
    const { currentTarget: element, nativeEvent } = event;
    // What saves by itself has no button: who types goes on typing.
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
    /** Goes on with what was typed: the next save replaces the newer version. */
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

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function without<V extends Values>(now: Partial<V>, sent: Partial<V>): Partial<V> {
  const rest = { ...now };
  for (const name of Object.keys(sent)) if (same(rest[name], sent[name])) Reflect.deleteProperty(rest, name);
  return rest;
}
