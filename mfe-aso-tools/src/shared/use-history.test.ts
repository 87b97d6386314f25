import { begin, reduce, type HistoryState } from "./use-history";

const set = (state: HistoryState<string>, value: string, at: number, step: string | null = "name") =>
  reduce(state, { type: "set", value, step, at });

test("keystrokes without a pause are one undo step and can be redone", () => {
  let state = begin("");
  for (const [at, value] of ["a", "ab", "abc"].entries()) state = set(state, value, 100 * at);
  state = set(state, "abcd", 5_000);
  state = reduce(state, { type: "undo" });
  expect(state.value).toBe("abc");
  state = reduce(state, { type: "undo" });
  expect(state.value).toBe("");
  expect(reduce(state, { type: "undo" })).toBe(state);
  state = reduce(reduce(state, { type: "redo" }), { type: "redo" });
  expect(state.value).toBe("abcd");
  expect(reduce(state, { type: "redo" })).toBe(state);
});

test("another field or a change without typing is a separate step; a change clears the redo steps", () => {
  let state = set(set(set(begin(""), "a", 0), "b", 1, "subtitle"), "c", 2, null);
  expect(state.past).toEqual(["", "a", "b"]);
  state = set(reduce(state, { type: "undo" }), "d", 3, null);
  expect(state.future).toEqual([]);
  expect(reduce(state, { type: "begin", value: "new" })).toEqual(begin("new"));
});
