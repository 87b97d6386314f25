import { renderHook } from "@testing-library/react";
import { useAutosave } from "./use-autosave";

const DELAY_MS = 400;
let save = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  save = jest.fn();
});
afterEach(() => jest.useRealTimers());

function renderAutosave(initial: { due?: boolean; savesOnLeave?: boolean } = {}) {
  const { rerender, unmount } = renderHook(
    (props: { text: string; due?: boolean; savesOnLeave?: boolean }) =>
      useAutosave({ due: true, delayMs: DELAY_MS, ...props, save: () => save(props.text) }),
    { initialProps: { text: "a", ...initial } },
  );
  return {
    type: (text: string) => rerender({ text, ...initial }),
    stop: () => rerender({ text: "a", due: false }),
    unmount,
  };
}

test("the latest input is saved once typing has paused", () => {
  const { type } = renderAutosave();
  jest.advanceTimersByTime(DELAY_MS - 1);
  type("ab");
  jest.advanceTimersByTime(DELAY_MS - 1);
  expect(save).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(save.mock.calls).toEqual([["ab"]]);
});

test("nothing is saved that isn't due, or that no longer is", () => {
  renderAutosave({ due: false });
  renderAutosave().stop();
  jest.advanceTimersByTime(DELAY_MS);
  expect(save).not.toHaveBeenCalled();
});

test("input that is due is saved when the page is left or the component unmounts, once", () => {
  const { type, unmount } = renderAutosave({ savesOnLeave: true });
  window.dispatchEvent(new Event("pagehide"));
  expect(save.mock.calls).toEqual([["a"]]);
  type("ab");
  unmount();
  window.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(DELAY_MS);
  expect(save.mock.calls).toEqual([["a"], ["ab"]]);
});

test("otherwise leaving discards it", () => {
  renderAutosave().unmount();
  jest.advanceTimersByTime(DELAY_MS);
  expect(save).not.toHaveBeenCalled();
});
