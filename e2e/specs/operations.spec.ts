import { writeFileSync } from "node:fs";
import path from "node:path";
import { startOwnSite } from "../fixtures/sites/own-site";
import { findFreePort, createTempFolder, removeFolder, run, type Server } from "../fixtures/sites/server";
import { expect, test } from "../fixtures/test";

let folder: string;
test.beforeEach(() => void (folder = createTempFolder()));
test.afterEach(() => removeFolder(folder));

/** Expects that the server exits with code 1 and a message, without a stack trace. */
async function expectRefusal(server: Server, ...sentences: RegExp[]): Promise<void> {
  expect(await server.ended).toBe(1);
  for (const sentence of sentences) expect(server.output()).toMatch(sentence);
  expect(server.output()).not.toMatch(/\n\s+at .+:\d+|node:internal|Error:/);
}

const serve = (env: Record<string, string>) =>
  run("backend/dist/main.js", [], { PORT: "0", DATA_DIR: folder, ...env });

const wrong: [string, Record<string, string>, RegExp[]][] = [
  [
    "several wrong values are listed together",
    { PORT: "99999", LOG_LEVEL: "loud", STORE_SOURCE: "play", DATABASE_URL: "somewhere" },
    [/PORT must be a whole number/, /LOG_LEVEL must be/, /STORE_SOURCE must be/, /DATABASE_URL must be/],
  ],
  ["half an administrator", { ADMIN_EMAIL: "admin@example.org" }, [/ADMIN_EMAIL and ADMIN_PASSWORD/]],
  ["an invalid address", { PUBLIC_URL: "listwise", SMTP_URL: "mail" }, [/PUBLIC_URL must/, /SMTP_URL must/]],
  [
    "a missing data set",
    { STORE_SOURCE: "dataset:/no/such/file.jsonl" },
    [/\/no\/such\/file\.jsonl, which doesn't exist/],
  ],
  [
    "a database that is down",
    { DATABASE_URL: "postgres://listwise:secret@127.0.0.1:1/listwise" },
    [/database at 127\.0\.0\.1:1 isn't responding\. .+DATABASE_URL/],
  ],
];

for (const [name, env, sentences] of wrong) {
  test(`start refused: ${name}`, async () => {
    const server = serve(env);
    await expectRefusal(server, ...sentences);
    expect(server.output()).not.toContain("secret");
  });
}

test("start refused: a data folder that is not writable", async () => {
  const file = path.join(folder, "a-file");
  writeFileSync(file, "");
  const DATA_DIR = path.join(file, "data");
  await expectRefusal(serve({ DATA_DIR }), /data folder .+a-file\/data is not writable/);
  await expectRefusal(
    run("scripts/start.mjs", [], { PORT: "0", DATA_DIR }),
    /data folder .+a-file\/data is not writable/,
  );
});

const unreadable: [string, (file: string) => void][] = [
  ["that is a folder", () => undefined],
  ["without a single listing", (file) => writeFileSync(file, "nonsense\n")],
  ["that is cut off", (file) => writeFileSync(`${file}`, Buffer.from("1f8b08000000000000030000", "hex"))],
];

for (const [name, write] of unreadable) {
  test(`start refused: a data set ${name}`, async () => {
    const file = path.join(folder, name === "that is cut off" ? "listings.jsonl.gz" : "listings.jsonl");
    write(file);
    const source = name === "that is a folder" ? folder : file;
    await expectRefusal(serve({ STORE_SOURCE: `dataset:${source}` }), /STORE_SOURCE points to .+\. .+\./);
  });
}

test("start refused: a taken port", async () => {
  const PORT = String(await findFreePort());
  const first = await startOwnSite({ PORT });
  try {
    const DATA_DIR = first.dataDir;
    await expectRefusal(serve({ PORT, DATA_DIR }), new RegExp(`Port ${PORT} is taken\\. .+PORT`));
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  } finally {
    await first.stop();
  }
});
