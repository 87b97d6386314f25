import { tabStorage } from "@listwise/shared-auth";
import { reloadOnce } from "../lifecycle/reload-once";
import { loadWithReload } from "./load-with-reload";

const gone = () =>
  Promise.reject(Object.assign(new Error("Loading chunk 1 failed."), { name: "ChunkLoadError" }));

// The test environment cannot navigate and logs that to the console.
beforeEach(() => jest.spyOn(console, "error").mockReturnValue());
beforeEach(() => tabStorage.remove("reloaded-for"));

test("F7 a missing chunk of the shell causes one reload, afterwards the page's own panel", async () => {
  let ended = false;
  void loadWithReload(gone, () => undefined).finally(() => (ended = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).toBe(false);
  await expect(loadWithReload(gone, () => undefined)).rejects.toThrow("Loading chunk 1 failed.");
});

test("other errors cause no reload", async () => {
  await expect(
    loadWithReload(
      () => Promise.reject(new Error("bug")),
      () => undefined,
    ),
  ).rejects.toThrow("bug");
  expect(reloadOnce()).toBe(true);
});
