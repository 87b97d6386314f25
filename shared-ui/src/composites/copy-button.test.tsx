import { screen } from "@testing-library/react";
import { useRef } from "react";
import { TextField } from "../primitives/text-field";
import { clearToasts, expectNoViolations, renderWithProviders } from "../testing";
import { Toaster } from "../toasts/toaster";
import { CopyButton } from "./copy-button";

function Example() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField ref={field} label="Key" value="lwk_1" readOnly />
      <CopyButton text="lwk_1" what="Key" source={field} />
      <Toaster />
    </>
  );
}

beforeEach(clearToasts);

const press = () => screen.getByRole("button", { name: "Copy" });

test("copies the text and says so", async () => {
  const { user, container } = renderWithProviders(<Example />);
  await expectNoViolations(container);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(press());
  expect(write).toHaveBeenCalledWith("lwk_1");
  expect(await screen.findByText("Key copied")).toBeVisible();
});

test("if the browser denies the clipboard, the text is selected and the user told to copy it", async () => {
  const { user } = renderWithProviders(<Example />);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(press());
  expect(await screen.findByText("Copy it with your keyboard")).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Key" });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
});

test("works the same without a clipboard, as on pages over plain HTTP", async () => {
  const { user } = renderWithProviders(<Example />);
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await user.click(press());
  expect(await screen.findByText("Copy it with your keyboard")).toBeVisible();
});
