import { SHELL_ROUTES } from "@listwise/contracts/remotes";
import { ownPages } from "./own-pages";

test("the gate reserves exactly the shell's own pages", () => {
  expect(ownPages.map(({ path }) => path).sort()).toEqual([...SHELL_ROUTES].sort());
});
