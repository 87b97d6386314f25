import { expectNoViolations, renderWithProviders } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { DraftSaveBar } from "./save-bar";

const [save, saveAs] = [jest.fn(), jest.fn()];
const spring = { id: 5, name: "Spring", version: 2 };
const findBar = () => within(screen.getByRole("group", { name: "Draft", hidden: true }));

function Tool({ opened, changed }: { opened: typeof spring | null; changed: boolean }) {
  const [dirty, setDirty] = useState(changed);
  const onSave = () => {
    save();
    setDirty(false);
  };
  return <DraftSaveBar works={{ opened, dirty, saving: false, takenNames: [], save: onSave, saveAs }} />;
}

const open = (opened: typeof spring | null = spring, changed = true) =>
  renderWithProviders(<Tool {...{ opened, changed }} />);

beforeEach(() => jest.clearAllMocks());

test("saves with its button and with a shortcut, and stays after the save; no violations", async () => {
  const { user, container } = open();
  expect(findBar().getByText("Changes not saved")).toBeInTheDocument();
  await user.click(findBar().getByRole("button", { name: "Save changes", hidden: true }));
  expect(findBar().getByText("Everything is saved")).toBeInTheDocument();
  await user.keyboard("{Control>}s{/Control}");
  await user.keyboard("{Meta>}s{/Meta}");
  expect(save).toHaveBeenCalledTimes(3);
  await expectNoViolations(container);
});

test("without changes there is no bar, and other keys don't save", async () => {
  const { user } = open(spring, false);
  expect(screen.queryByRole("group", { hidden: true })).not.toBeInTheDocument();
  await user.keyboard("s{Alt>}{Control>}s{/Control}{/Alt}");
  expect(save).not.toHaveBeenCalled();
});

test("a new draft gets its name first", async () => {
  const { user } = open(null);
  await user.keyboard("{Control>}s{/Control}");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Autumn{Control>}s{/Control}{Enter}");
  expect(saveAs).toHaveBeenCalledWith("Autumn");
  expect(save).not.toHaveBeenCalled();
});
