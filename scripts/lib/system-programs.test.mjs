import { chooseSource, mayInstall } from "./system-programs.mjs";

test.each([
  { env: {}, args: [], expected: false },
  { env: { CI: "true" }, args: [], expected: true },
  { env: { CI: "1" }, args: [], expected: false },
  { env: { LISTWISE_INSTALL_SYSTEM_PACKAGES: "1" }, args: [], expected: true },
  { env: { CI: "true", LISTWISE_INSTALL_SYSTEM_PACKAGES: "0" }, args: [], expected: false },
  { env: {}, args: ["--install-system-packages"], expected: true },
])("system packages may be installed: $expected with $env $args", ({ env, args, expected }) => {
  expect(mayInstall(env, args)).toBe(expected);
});

test.each([
  [{ canInstall: true, isAllowed: true, isInteractive: true }, "install"],
  [{ canInstall: true, isAllowed: true, isInteractive: false }, "install"],
  [{ canInstall: true, isAllowed: false, isInteractive: true }, "ask"],
  [{ canInstall: true, isAllowed: false, isInteractive: false }, "download"],
  [{ canInstall: false, isAllowed: true, isInteractive: true }, "download"],
])("%o: %s", (situation, source) => {
  expect(chooseSource(situation)).toBe(source);
});
