import { screen } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { getPageWindow } from "./page-window";
import { Pagination } from "./pagination";

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(<Pagination page={5} pages={12} onChange={() => {}} />);
  await expectNoViolations(container);
});

test("one page needs no pagination", () => {
  renderWithProviders(<Pagination page={1} pages={1} onChange={() => {}} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("Previous and Next are disabled at the bounds, also for a page beyond them", () => {
  const { rerender } = renderWithProviders(<Pagination page={1} pages={3} onChange={() => {}} />);
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Next" })).toBeEnabled();
  rerender(<Pagination page={99} pages={3} onChange={() => {}} />);
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
});

test("numbers, Previous and Next request their page", async () => {
  const onChange = jest.fn();
  const { user } = renderWithProviders(<Pagination page={2} pages={3} onChange={onChange} />);
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(onChange.mock.calls.flat()).toEqual([1, 3, 3]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 5, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, "gap-after", 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 12, [1, "gap-before", 4, 5, 6, "gap-after", 12]],
  [12, 12, [1, "gap-before", 11, 12]],
])("page %p of %p shows %p", (page, pages, expected) => {
  expect(getPageWindow(page, pages)).toEqual(expected);
});
