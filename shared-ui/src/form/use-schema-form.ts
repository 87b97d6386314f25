import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { useForm, useWatch, type FieldValues, type RefCallBack } from "react-hook-form";
import { findMessage, pickChanges, readRejectedFields } from "./read-problems";

/** Names of the fields of type `T`. */
type FieldsOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Props of a control that is bound to a field with a text. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  ref: RefCallBack;
  onChange: (event: ChangeEvent<Control>) => void;
}

export interface SchemaFormOptions<V extends FieldValues, B> {
  /** Schema of the endpoint's body, so that browser and server apply the same rules. */
  schema: StandardSchemaV1<FieldValues, B>;
  /** Stored values. When they change, untouched fields follow and input is kept. Names contain no dots. */
  initial: V;
  /** Converts the values to the input of the schema, e.g. empty text to `null`. Default: the values themselves. */
  toBody?: (values: V) => FieldValues;
  /** Sends the parsed body. Runs once at a time, however often the form is submitted. */
  submit: (body: B) => Promise<void>;
  /** Called with a failure that no field can show. Returns true to show it elsewhere than in `failure`. */
  onFailure?: (failure: Error) => boolean;
  /** True if submitting leads to another page: the form then stays busy, so that a second click sends nothing. */
  leaves?: boolean;
}

/**
 * Manages a form: values, validation on submit, problems per field, and the failure of the form. `text`, `check` and
 * `set` bind the fields:
 *
 *   const { text, busy, failure, onSubmit } = useSchemaForm({
 *     schema: ProfileBodySchema,
 *     initial: { name: user.name },
 *     submit: async (body) => void (await call(accountEndpoints.updateMe, { body })),
 *   });
 *   <form onSubmit={onSubmit} noValidate aria-label="Your name">
 *     {failure && <Notice tone="danger" title={failure.message} />}
 *     <TextField label="Name" required {...text("name")} />
 *     <Button type="submit" busy={busy}>Save</Button>
 *   </form>
 *
 * The first invalid field gets the focus. Fields that the server rejects are marked in the same way. A failed
 * submission keeps the input; after a successful one, the form shows the stored values again.
 */
export function useSchemaForm<V extends FieldValues, B>(options: SchemaFormOptions<V, B>) {
  const { schema, initial, toBody = (values: V) => values, submit, onFailure, leaves = false } = options;
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const stored = useRef<FieldValues>(initial);
  const form = useForm<FieldValues, unknown, B>({
    defaultValues: initial,
    reValidateMode: "onSubmit",
    resolver: (typed, context, settings) =>
      standardSchemaResolver(schema)(toBody({ ...initial, ...typed }), context, settings),
  });
  const values: V = { ...initial, ...useWatch({ control: form.control }) };
  const { errors } = form.formState;
  const problems: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, findMessage(error)]),
  );

  useLayoutEffect(() => {
    const typed = pickChanges(form.getValues(), stored.current);
    if (Object.keys(pickChanges(initial, stored.current)).length === 0) return;
    stored.current = initial;
    form.reset({ ...initial, ...typed }, { keepErrors: true });
  });

  function showFailure(cause: unknown, focuses: boolean): void {
    const rejected = readRejectedFields(cause);
    const names = Object.keys(initial).filter((name) => name in rejected);
    for (const [index, name] of names.entries())
      form.setError(name, { message: rejected[name] }, { shouldFocus: focuses && index === 0 });
    if (names.length > 0) return;
    const problem = cause instanceof Error ? cause : new Error(String(cause));
    if (!onFailure?.(problem)) setFailure(problem);
  }

  async function send(body: B, focuses: boolean): Promise<void> {
    const sent = form.getValues();
    setBusy(true);
    try {
      await submit(body);
    } catch (cause) {
      showFailure(cause, focuses);
      return setBusy(false);
    }
    if (leaves) return undefined;
    // Input typed during the submission isn't stored yet.
    form.reset({ ...stored.current, ...pickChanges(form.getValues(), sent) });
    return setBusy(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // State updates only with the next render, which is too late for a double click.
    if (running.current || busy) return;
    running.current = true;
    setFailure(null);
    // Code that submits without a button, such as an autosave, must not move the focus away from the input.
    const { nativeEvent } = event;
    const focuses = nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null;
    void form
      .handleSubmit((body) => send(body, focuses))(event)
      .finally(() => (running.current = false));
  }

  function set<K extends keyof V & string>(name: K, value: V[K]): void {
    form.setValue(name, value);
    form.clearErrors(name);
  }

  function bind(name: string) {
    const { ref, onChange } = form.register(name);
    return {
      name,
      ref,
      onChange: (event: ChangeEvent<Control>) => {
        void onChange(event);
        form.clearErrors(name);
      },
    };
  }

  return {
    values,
    problems,
    failure,
    busy,
    /** True if a value differs from the stored one. */
    changed: Object.keys(pickChanges(values, initial)).length > 0,
    onSubmit,
    set,
    /** Discards the input. */
    reset: () => {
      form.reset(initial);
      setFailure(null);
    },
    text: (name: FieldsOf<V, string>): BoundField => ({
      ...bind(name),
      value: String(values[name]),
      error: problems[name],
    }),
    check: (name: FieldsOf<V, boolean>) => ({ ...bind(name), checked: values[name] === true }),
  };
}
