import { tabStorage } from "@listwise/shared-auth";
import { reloadOnce } from "./reload-once";

// The test environment cannot navigate and logs that to the console.
beforeEach(() => jest.spyOn(console, "error").mockReturnValue());
beforeEach(() => tabStorage.remove("reloaded-for"));

test("F7 the page is reloaded once per shell version, not in a loop", () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
});
