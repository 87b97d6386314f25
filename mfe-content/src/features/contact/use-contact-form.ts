import { useSession } from "@listwise/shared-auth";
import { useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { useSendMessage } from "./contact.api";
import { fields, validateDraft, getServerProblems, type Draft, type Field } from "./field-problems";

/** Holds the contact form's draft until it has been sent. */
export function useContactForm() {
  const user = useSession((session) => session.user);
  const [draft, setDraft] = useState<Draft>(() => ({
    name: user?.name ?? "",
    email: user?.email ?? "",
    subject: "",
    message: "",
    website: "",
  }));
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = useSendMessage();
  const problems = { ...getServerProblems(send.error), ...(checked ? validateDraft(draft) : {}) };

  function change(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const { name, value } = event.target;
    setDraft({ ...draft, [name]: value });
    // The server's messages refer to the previous draft.
    if (send.isError && !send.isPending) send.reset();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (send.isPending) return;
    setChecked(true);
    const found = validateDraft(draft);
    const first = fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else send.mutate(draft);
  }

  function again() {
    setDraft({ ...draft, subject: "", message: "" });
    setChecked(false);
    send.reset();
  }

  const field = (name: Field) => ({ name, value: draft[name], error: problems[name], onChange: change });
  return { form, field, website: draft.website, change, submit, again, send };
}
