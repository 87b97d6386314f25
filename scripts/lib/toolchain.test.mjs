import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { exec, requireNode } from "./toolchain.mjs";

test.each(["18.20.0", "20.18.9"])("Node %s is too old", (version) => {
  expect(() => requireNode(version)).toThrow(`Node ${version} is too old`);
});
test.each(["20.19.0", "22.0.0"])("Node %s is new enough", (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

/**
 * Runs code that imports the toolchain in a process of its own. Returns its exit code and its output.
 * @param {string} code
 */
function runCode(code) {
  const url = pathToFileURL(path.join(import.meta.dirname, "toolchain.mjs")).href;
  const program = `import { run, step, Stop } from ${JSON.stringify(url)};\n${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("a step prints its label and its duration, and returns the result", () => {
  const { output } = runCode(`console.log(await step("Building", () => Promise.resolve(7)));`);
  expect(output).toMatch(/^▸ Building\n {2}Building: done in \d+\.\d s\n7\n$/);
});

test("a Stop ends the program with its message alone, another error with its stack", () => {
  expect(runCode(`await run(() => { throw new Stop("Set a port."); });`)).toEqual({
    status: 1,
    output: "\n✖ Set a port.\n",
  });
  const { status, output } = runCode(`await run(() => { throw new TypeError("broken"); });`);
  expect(status).toBe(1);
  expect(output).toMatch(/TypeError: broken\n\s+at /);
});

test("a program that fails or does not exist is reported by its label", async () => {
  await expect(exec(process.execPath, ["-e", ""])).resolves.toBeUndefined();
  await expect(exec(process.execPath, ["-e", "process.exit(3)"], { label: "Lint" })).rejects.toThrow(
    "Lint failed (exit code 3). See above.",
  );
  await expect(exec("no-such-program", [], { label: "Lint" })).rejects.toThrow("Lint could not be started.");
});
