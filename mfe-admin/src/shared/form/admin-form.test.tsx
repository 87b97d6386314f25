import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { resetSession, signInAs } from "@listwise/shared-auth/testing";
import { Switch, TextField } from "@listwise/shared-ui";
import { expectNoViolations, renderWithProviders } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { AdminForm } from "./admin-form";
import { useAdminForm } from "./use-admin-form";

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, "Enter a title."), z.maxLength(20)),
  shown: z.boolean(),
});
const Stored = z.object({ title: z.string(), shown: z.boolean() });

type Save = (body: z.output<typeof schema>, version: string | undefined) => Promise<void>;

function Example({ save }: { save: Save }) {
  const form = useAdminForm({
    schema,
    initial: { title: "First", shown: true },
    version: "v1",
    save,
    readCurrent: (current) => {
      const known = z.safeParse(Stored, current);
      return known.success ? known.data : null;
    },
  });
  return (
    <AdminForm form={form} label="Example" labels={{ title: "Title", shown: "Shown" }}>
      <TextField label="Title" required {...form.text("title")} />
      <Switch label="Shown" {...form.check("shown")} />
    </AdminForm>
  );
}

const render = (save: Save) => renderWithProviders(<Example save={save} />);
const title = () => screen.getByRole("textbox", { name: /Title/ });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("saves the parsed values with their version; without changes, the button is disabled", async () => {
  const save = jest.fn<Promise<void>, Parameters<Save>>(() => Promise.resolve());
  const { user, container } = render(save);
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await user.clear(title());
  await user.type(title(), "  Second ");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(save).toHaveBeenCalledWith({ title: "Second", shown: true }, "v1");
});

test("an invalid value is reported at its field, which gets the focus, and nothing is sent", async () => {
  const save = jest.fn<Promise<void>, Parameters<Save>>(() => Promise.resolve());
  const { user } = render(save);
  await user.clear(title());
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(title()).toHaveAccessibleDescription("Enter a title.");
  expect(title()).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test("a rejected field is reported at the field; other failures are shown above, and no input is lost", async () => {
  const issue = { path: "body.title", message: "This title is taken." };
  const failures = [
    new ApiError({ status: 400, code: "VALIDATION_FAILED", message: "No.", details: [issue] }),
    new ApiError({
      status: 500,
      code: "INTERNAL",
      message: "Something went wrong on our side.",
      requestId: "r-1",
    }),
  ];
  const { user } = render(() => Promise.reject(failures.shift() ?? new Error("none left")));
  await user.type(title(), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This title is taken.")).toBeVisible();
  expect(title()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Something went wrong on our side.")).toBeVisible();
  expect(title()).toHaveValue("First!");
});

test("a conflict shows the differences; their values can be used, and mine can replace their version", async () => {
  const versions: (string | undefined)[] = [];
  const { user } = render((body, version) => {
    versions.push(version);
    if (version === "v2") return Promise.resolve();
    const current = { title: "Their version", shown: false };
    const details = { updatedAt: "v2", current };
    return Promise.reject(new ApiError({ status: 409, code: "CONFLICT", message: "Changed.", details }));
  });
  await user.type(title(), " of mine");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const field = await screen.findByRole("group", { name: "Title" });
  expect(document.activeElement).toContainElement(field);
  expect(within(field).getByText("Their version", { selector: "pre" })).toBeVisible();
  expect(within(field).getByText("First of mine")).toBeVisible();
  await user.click(
    within(screen.getByRole("group", { name: "Shown" })).getByRole("button", { name: "Use theirs" }),
  );
  expect(screen.getByRole("switch", { name: "Shown" })).not.toBeChecked();
  expect(screen.queryByRole("group", { name: "Shown" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(versions).toEqual(["v1", "v2"]);
});
