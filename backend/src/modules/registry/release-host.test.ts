import { createServer, type Server } from "node:http";
import { readFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { createMovingClock } from "../../testing/moving-clock";
import { aRoute, publishReleases } from "../../testing/releases";
import { startTestApp, type TestApp } from "../../testing/test-app";

let folder: string;
let host: Server;
let site: TestApp;
let address: string;
let isDown = false;

const shell = { name: "shell", version: "1.0.0-a" };
const content = { name: "mfe-content", version: "1.0.0-a", routes: [aRoute("/blog", "public", "Blog")] };
const ask = async () => {
  const response = await site.inject({ method: "GET", url: "/remotes.json" });
  return z.parse(RegistrySchema, response.json()).remotes;
};
const clock = createMovingClock();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwise-host-"));
  await publishReleases(folder, [shell, content]);
  host = createServer((request, response) => {
    if (isDown) return void response.writeHead(503).end();
    readFile(join(folder, (request.url ?? "").replace(/^\/assets/, ""))).then(
      (body) => response.end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const at = host.address();
  address = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`;
  site = await startTestApp({ env: { RELEASE_STORE: `${address}/assets/` } });
});
afterAll(async () => {
  clock.release();
  await site.close();
  host.close();
  await rm(folder, { recursive: true });
});

test("releases have the host's URLs, and the policy allows only its origin", async () => {
  expect(await ask()).toMatchObject([
    { entry: `${address}/assets/mfe-content/1.0.0-a/mfe-content.1.0.0-a.js`, integrity: expect.anything() },
  ]);
  const page = await site.inject({ method: "GET", url: "/blog", headers: { accept: "text/html" } });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-[^']+' ${address};`));
  expect(policy).toContain(`connect-src 'self' ${address};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(page.body).toContain(`src="${address}/assets/shell/1.0.0-a/shell.1.0.0-a.js" integrity=`);
});

test("a move of the host's pointer shows within two seconds; while the host is down, the last good releases stay", async () => {
  await publishReleases(folder, [shell, { ...content, version: "1.1.0-b" }]);
  clock.pass(1_100);
  expect((await ask())[0]).toMatchObject({ version: "1.1.0-b" });
  isDown = true;
  clock.pass(1_100);
  expect((await ask())[0]).toMatchObject({ version: "1.1.0-b" });
  isDown = false;
});

test("reads the flat pointer of older release repositories", async () => {
  await writeFile(join(folder, "live.json"), '{"shell":"1.0.0-a","mfe-content":"1.0.0-a"}');
  clock.pass(3_100);
  expect((await ask())[0]).toMatchObject({ version: "1.0.0-a" });
});

test("releases on another host can't be changed here", async () => {
  const owner = await site.asAdmin("superadmin");
  const { status, body } = await owner.request(releasesEndpoints.rollback, {
    params: { name: "mfe-content" },
    body: {},
  });
  expect([status, body.message]).toEqual([
    409,
    expect.stringContaining(`reads its releases from ${address}`),
  ]);
});
