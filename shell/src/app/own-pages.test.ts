import { SHELL_ROUTES } from "@listwise/contracts";
import { ownPages } from "./own-pages";

test("the gate keeps remotes from exactly the pages that the shell has", () => {
  expect(ownPages.map(({ path }) => path).sort()).toEqual([...SHELL_ROUTES].sort());
});
