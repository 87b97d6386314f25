import { screen, waitFor } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { Toaster } from "../toasts/toaster";
import { useConfirm } from "./use-confirm";

function Example({ run }: { run: () => Promise<string> }) {
  const { confirm, dialog } = useConfirm();
  const request = { title: "Delete the tag?", description: "It can't be restored.", action: "Delete", run };
  return (
    <>
      <button onClick={() => confirm({ ...request, cancel: "Keep tag", danger: true })}>Remove</button>
      {dialog}
      <Toaster />
    </>
  );
}

async function open(run: () => Promise<string>) {
  const view = renderWithProviders(<Example run={run} />);
  await view.user.click(screen.getByRole("button", { name: "Remove" }));
  await screen.findByRole("dialog", { name: "Delete the tag?" });
  return view;
}
const press = (name: string) => screen.getByRole("button", { name });

test("asks first; nothing happens if the user declines", async () => {
  const run = jest.fn<Promise<string>, []>();
  const { user, baseElement } = await open(run);
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("It can't be restored.");
  await expectNoViolations(baseElement);
  await user.click(press("Keep tag"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(run).not.toHaveBeenCalled();
});

test("stays open while the action runs, then closes and reports success", async () => {
  let finish: (message: string) => void = () => {};
  const { user } = await open(() => new Promise((resolve) => (finish = resolve)));
  await user.click(press("Delete"));
  expect(press("Keep tag")).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeVisible();
  finish("Tag deleted");
  expect(await screen.findByText("Tag deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("an error is shown in the dialog, which allows another attempt", async () => {
  const run = jest.fn<Promise<string>, []>().mockResolvedValue("Tag deleted");
  run.mockRejectedValueOnce(new Error("The tag is in use."));
  const { user } = await open(run);
  await user.click(press("Delete"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The tag is in use.");
  await user.click(press("Delete"));
  expect(await screen.findByText("Tag deleted")).toBeVisible();
});
