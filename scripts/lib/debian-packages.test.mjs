import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createFolder, removeFolders } from "../../packages/remote-preset/src/testing/fixture.mjs";
import { renderLauncher } from "./debian-packages.mjs";

afterEach(removeFolders);

test.each([
  [true, ""],
  [false, "it's a folder"],
])("a launcher sets the libraries, and the fonts if the system has none (%s)", (hasFonts, fonts) => {
  const parent = createFolder({
    "it's a folder/bin/tool": `#!/bin/sh\necho "$LD_LIBRARY_PATH|$(basename "$FONTCONFIG_SYSROOT")|$1"`,
  });
  const folder = path.join(parent, "it's a folder");
  const launcher = path.join(parent, "run");
  writeFileSync(launcher, renderLauncher({ folder, file: "bin/tool", libraries: ["/a", "/b"], hasFonts }));
  for (const file of [launcher, path.join(folder, "bin/tool")]) chmodSync(file, 0o755);
  expect(execFileSync(launcher, ["two words"], { encoding: "utf8" })).toBe(`/a:/b|${fonts}|two words\n`);
});
