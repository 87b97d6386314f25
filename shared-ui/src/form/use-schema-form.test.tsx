import type { StandardSchemaV1 } from "@standard-schema/spec";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../primitives/button";
import { Checkbox } from "../primitives/checkbox";
import { Notice } from "../primitives/notice";
import { TextField } from "../primitives/text-field";
import { expectNoViolations, renderWithProviders } from "../testing";
import { useSchemaForm } from "./use-schema-form";

interface Body {
  name: string;
  email: string;
}

const schema: StandardSchemaV1<FieldValues, Body> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) => {
      const { name, email } = { name: "", email: "", ...Object(value) };
      const issues = [
        { path: ["name"], missing: name === "", message: "Enter a name." },
        { path: ["email"], missing: email === "", message: "Enter an email." },
      ].filter(({ missing }) => missing);
      return issues.length > 0 ? { issues } : { value: { name: `${name}`.trim(), email } };
    },
  },
};

type Submit = (body: Body) => Promise<void>;

const empty = { name: "", email: "", tags: [1, 2], shown: true };

interface ExampleProps {
  submit: Submit;
  stored?: typeof empty;
  /** Stored values after a refetch. */
  newer?: typeof empty;
  leaves?: boolean;
}

function Example({ submit, stored: first = empty, newer = first, leaves }: ExampleProps) {
  const [stored, setStored] = useState(first);
  const form = useSchemaForm({ schema, initial: stored, submit, leaves });
  const { text, check, set, values, changed, busy, failure } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate aria-label="Example">
      {failure && <Notice tone="danger" title={failure.message} />}
      <TextField label="Name" hint="As in your passport" {...text("name")} />
      <TextField label="Email" {...text("email")} />
      <Checkbox label="Shown" {...check("shown")} />
      <p>Tags: {values.tags.join()}</p>
      <Button onClick={() => set("tags", [...values.tags, 3])}>Add tag</Button>
      <Button onClick={() => setStored(newer)}>Refetch</Button>
      <Button onClick={form.reset}>Discard</Button>
      <Button type="submit" busy={busy}>
        {changed ? "Save changes" : "Save"}
      </Button>
    </form>
  );
}

const box = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string | RegExp) => screen.getByRole("button", { name });

/** Returns a submission that lasts until `finish` is called. */
function createSubmission() {
  let finish = () => {};
  const lasting = new Promise<void>((resolve) => (finish = resolve));
  return { submit: jest.fn<Promise<void>, [Body]>(() => lasting), finish: () => finish() };
}

test("marks the invalid fields, focuses the first, and clears a message once its field changes", async () => {
  const submit = jest.fn<Promise<void>, [Body]>();
  const { user, container } = renderWithProviders(<Example submit={submit} />);
  expect(box("Name")).toHaveAccessibleDescription("As in your passport");
  await user.click(press("Save"));
  await waitFor(() => expect(box("Name")).toHaveFocus());
  expect(box("Name")).toHaveAccessibleDescription("Enter a name.");
  expect(box("Email")).toBeInvalid();
  await expectNoViolations(container);
  await user.type(box("Name"), "A");
  expect(box("Name")).not.toBeInvalid();
  expect(box("Email")).toBeInvalid();
  expect(submit).not.toHaveBeenCalled();
});

test("submits the parsed body once and shows the stored values afterwards, but keeps later input", async () => {
  const { submit, finish } = createSubmission();
  const stored = { ...empty, email: "a@b.example" };
  const { user } = renderWithProviders(<Example submit={submit} stored={stored} />);
  await user.type(box("Name"), " Ada ");
  await user.dblClick(press("Save changes"));
  await user.keyboard("{Enter}");
  expect(press("Save changes")).toHaveAttribute("aria-busy", "true");
  await user.type(box("Email"), "!");
  finish();
  await waitFor(() => expect(box("Name")).toHaveValue(""));
  expect(box("Email")).toHaveValue("a@b.example!");
  expect(submit.mock.calls).toEqual([[{ name: "Ada", email: "a@b.example" }]]);
});

test("a form that leaves the page stays busy after it was sent", async () => {
  const submit = jest.fn<Promise<void>, [Body]>(() => Promise.resolve());
  const { user } = renderWithProviders(
    <Example submit={submit} leaves stored={{ ...empty, email: "a@b" }} />,
  );
  await user.type(box("Name"), "Ada");
  await user.click(press("Save changes"));
  await user.click(press("Save changes"));
  expect(press("Save changes")).toHaveAttribute("aria-busy", "true");
  expect(submit).toHaveBeenCalledTimes(1);
});

test("fields that the server rejects are marked; other failures belong to the form, and no input is lost", async () => {
  const details = [{ path: "body.email", message: "This address is taken." }];
  const failures = [Object.assign(new Error("Invalid"), { details }), new Error("Try again later.")];
  const submit = jest.fn<Promise<void>, [Body]>(() => Promise.reject(failures.shift() ?? new Error("none")));
  const { user } = renderWithProviders(<Example submit={submit} />);
  await user.type(box("Name"), "Ada");
  await user.type(box("Email"), "a@b");
  await user.click(press("Save changes"));
  await waitFor(() => expect(box("Email")).toHaveAccessibleDescription("This address is taken."));
  expect(box("Email")).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(press("Save changes"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Try again later.");
  expect(box("Email")).toHaveValue("a@b");
  await user.click(press("Discard"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(box("Email")).toHaveValue("");
});

test("new stored values replace untouched ones only, and lists as a whole", async () => {
  const submit = jest.fn<Promise<void>, [Body]>();
  const newer = { name: "Old", email: "a@b", tags: [7, 8, 9], shown: true };
  const { user } = renderWithProviders(<Example submit={submit} newer={newer} />);
  await user.type(box("Name"), "Ada");
  await user.click(press("Add tag"));
  await user.click(screen.getByRole("checkbox", { name: "Shown" }));
  await user.click(press("Refetch"));
  expect(box("Name")).toHaveValue("Ada");
  expect(box("Email")).toHaveValue("a@b");
  expect(screen.getByText("Tags: 1,2,3")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Shown" })).not.toBeChecked();
  await user.click(press("Discard"));
  expect(box("Name")).toHaveValue("Old");
  expect(screen.getByText("Tags: 7,8,9")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Shown" })).toBeChecked();
  expect(press("Save")).toBeVisible();
});
