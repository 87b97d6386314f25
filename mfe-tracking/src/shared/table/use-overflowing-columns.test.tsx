import { fakeWindowWidth } from "@listwise/shared-ui/testing";
import { act, renderHook } from "@testing-library/react";
import { useOverflowingColumns } from "./use-overflowing-columns";

const columns = ["keyword", "rank", "best"].map((key) => ({
  key,
  header: key,
  width: "20rem",
  value: () => null,
}));

test("hides what doesn't fit, and measures nothing on a phone", () => {
  document.documentElement.style.fontSize = "16px";
  const view = fakeWindowWidth(390);
  const element = document.createElement("div");
  const measure = jest.fn(() => 700);
  Object.defineProperty(element, "clientWidth", { get: measure });
  const { result } = renderHook(() => useOverflowingColumns(columns, ["best", "rank"]));
  act(() => result.current.ref(element));
  expect(result.current.overflowing).toEqual([]);
  expect(measure).not.toHaveBeenCalled();

  view.resize(1280);
  expect(result.current.overflowing).toEqual(["best"]);
  view.restore();
});
