import { tabStorage } from "@listwise/shared-auth";
import { reloadOnce } from "./reload-once";
import { ofThisShell } from "./routes/of-this-shell";

const gone = () =>
  Promise.reject(Object.assign(new Error("Loading chunk 1 failed."), { name: "ChunkLoadError" }));

// The test environment cannot navigate; it says so on the console.
beforeEach(() => jest.spyOn(console, "error").mockReturnValue());
beforeEach(() => tabStorage.remove("reloaded-for"));

test("F7 the page is loaded again once for each shell, not in a loop", () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
});

test("F7 a part of the shell that is gone: one reload, afterwards the page's own panel", async () => {
  let ended = false;
  void ofThisShell(gone, () => undefined).finally(() => (ended = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).toBe(false);
  await expect(ofThisShell(gone, () => undefined)).rejects.toThrow("Loading chunk 1 failed.");
});

test("what fails for another reason is no reason to reload", async () => {
  await expect(
    ofThisShell(
      () => Promise.reject(new Error("bug")),
      () => undefined,
    ),
  ).rejects.toThrow("bug");
  expect(reloadOnce()).toBe(true);
});
