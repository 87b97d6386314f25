import { renderHook } from "@testing-library/react";
import { fakeWindowWidth } from "../testing";
import { useMediaQuery } from "./use-media-query";

test("follows the window, and is false without media queries", () => {
  expect(renderHook(() => useMediaQuery("(max-width: 639px)")).result.current).toBe(false);

  const view = fakeWindowWidth(390);
  const { result } = renderHook(() => useMediaQuery("(max-width: 639px)"));
  expect(result.current).toBe(true);
  view.resize(1280);
  expect(result.current).toBe(false);
  view.restore();
});
