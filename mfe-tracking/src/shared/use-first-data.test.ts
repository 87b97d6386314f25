import { renderHook } from "@testing-library/react";
import { useFirstData } from "./use-first-data";

test("the first data is rendered in a transition of its own, later data immediately", () => {
  const rendered: (string | undefined)[] = [];
  const { rerender } = renderHook(
    ({ data }: { data?: string }) => {
      const shown = useFirstData(data);
      rendered.push(shown);
      return shown;
    },
    { initialProps: {} },
  );
  rerender({ data: "a" });
  rerender({ data: "b" });
  expect(rendered).toEqual([undefined, undefined, "a", "b"]);
});
