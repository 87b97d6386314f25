import { createEditor } from "./editor.store";
import { openUnsavedTexts, persistUnsavedTexts } from "./unsaved-texts";
import { resetLocalization } from "./localization.testing";

const APP_ID = 11;
const KEY_INTERVAL_MS = 200;

let editor: ReturnType<typeof createEditor>;
let stop: () => void;
beforeEach(() => {
  resetLocalization();
  jest.useFakeTimers();
  editor = createEditor();
  stop = persistUnsavedTexts(editor, openUnsavedTexts(APP_ID));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function type(keys: number): void {
  for (let key = 0; key < keys; key += 1) {
    const { texts } = editor.getState();
    editor.setState({ texts: { "en-US": { name: `${texts["en-US"]?.name ?? ""}a` } } });
    jest.advanceTimersByTime(KEY_INTERVAL_MS);
  }
}
const readName = () => openUnsavedTexts(APP_ID).read()?.texts["en-US"]?.name;

test("nothing is written while keys arrive; a pause writes all of them", () => {
  type(10);
  expect(readName()).toBeUndefined();
  jest.advanceTimersByTime(500);
  expect(readName()).toBe("a".repeat(10));
});

test("typing without a pause is written after five seconds", () => {
  type(24);
  expect(readName()).toBeUndefined();
  type(2);
  expect(readName()).toBe("a".repeat(25));
});

test("leaving the page writes the last key immediately", () => {
  type(1);
  window.dispatchEvent(new Event("pagehide"));
  expect(readName()).toBe("a");
});
