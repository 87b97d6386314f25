import { spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./infra/db/embedded-postgres/process-lock";
import { getProjectRoot } from "./infra/paths";
import { eventually } from "./testing/eventually";
import { PROGRAMS_FOLDER } from "./testing/run-main";

let folder: string;
let npm: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwise-npm-"));
  await chmod(folder, 0o755);
  // Like the repository's own package, but without building first.
  const lib = join(getProjectRoot(), "scripts/lib/run-server.mjs");
  await writeFile(
    join(folder, "start.mjs"),
    `import { runServer } from ${JSON.stringify(lib)};
     runServer([${JSON.stringify(join(PROGRAMS_FOLDER, "main.js"))}], { env: process.env });`,
  );
  await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { start: "node start.mjs" } }));
});
afterEach(() => npm.kill("SIGKILL"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm start` and returns the server's address once it is ready. */
function start(): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), DEMO_DATA: "off", PORT: "0" };
  npm = spawn("npm", ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  return new Promise((resolve, reject) => {
    npm.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (address && output.includes('"msg":"ready"')) resolve(address);
    });
    npm.once("close", () => reject(new Error(`npm ended before the server was ready:\n${output}`)));
  });
}

const isServing = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => true,
    () => false,
  );
const databasePid = async () =>
  Number((await readFile(join(folder, "data/postgres/postmaster.pid"), "utf8")).split("\n")[0]);

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s to npm stops the server and its database, and frees the port",
  async (signal) => {
    const address = await start();
    const database = await databasePid();
    expect(await isServing(address)).toBe(true);
    npm.kill(signal);
    expect(
      await eventually(
        () => isServing(address),
        (serves) => !serves,
      ),
    ).toBe(false);
    expect(
      await eventually(
        async () => isAlive(database),
        (alive) => !alive,
      ),
    ).toBe(false);
  },
);
