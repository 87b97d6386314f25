import { renderWithProviders } from "@listwise/shared-ui/testing";
import { TextDiff } from "./text-diff";

test("marks the words that were added and removed", () => {
  const { container } = renderWithProviders(
    <TextDiff before="Weather radar" after="Weather maps and radar" />,
  );
  const read = (tag: string) => [...container.querySelectorAll(tag)].map((element) => element.textContent);
  expect(read("ins").join("")).toMatch(/maps and/);
  expect(read("del")).toEqual([]);
});
