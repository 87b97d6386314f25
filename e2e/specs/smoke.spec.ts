import { createHash } from "node:crypto";
import type { SmokeFinding, SmokeTest } from "@listwise/contracts/releases";
import type { Delivery } from "../fixtures/remotes/delivery";
import type { Upload } from "../fixtures/remotes/releases";
import { mountsWith } from "../fixtures/remotes/test-remotes";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { expect, test } from "../fixtures/test";

const NAME = "mfe-price-watch";
const ENTRY = "remoteEntry.test.js";
const HELLO = `domElement.append(Object.assign(document.createElement("h1"), { textContent: "Prices" }));`;
const NAMELESS_BUTTON = `domElement.append(document.createElement("button"));`;

// All tests share one site, which opens one version at a time.
test.describe.configure({ mode: "serial", timeout: 300_000 });

let site: DeliverySite;
let owner: Delivery;
test.beforeAll(async () => {
  site = await startDeliverySite({ SMOKE_BROWSER: process.env.CHROMIUM_PATH ?? "" });
  owner = site.owner;
});
test.afterAll(() => site.stop());

/** Creates a version of a small remote with one page per guard. */
function createUpload(version: string, script: string, paths = ["/my-prices"]): Upload {
  const guards = { "/prices": "public", "/my-prices": "user", "/admin/prices": "admin" } as const;
  const routes = Object.entries(guards)
    .filter(([path]) => paths.includes(path))
    .map(([path, guard]) => ({ path, guard, title: "Prices", titleKey: "seo.title.prices" }));
  const hash = `sha384-${createHash("sha384").update(script).digest("base64")}`;
  return {
    release: {
      name: NAME,
      version,
      entry: ENTRY,
      integrity: { [ENTRY]: hash },
      preload: [ENTRY],
      pages: {},
      shared: { react: "^19.3.0" },
      imports: {},
      uses: { endpoints: {}, events: {} },
      descriptor: {
        ...{ name: NAME, owner: "@listwise/prices", contract: 1, routes },
        ...{ navigation: [], permissions: [], widgets: [] },
      },
    },
    files: { [ENTRY]: Buffer.from(script).toString("base64") },
  };
}

/** Publishes a version and waits until it is tested. */
async function publish(upload: Upload): Promise<SmokeTest> {
  const { name, version } = upload.release;
  await owner.publish(upload);
  const isDone = async () => {
    const found = await owner.smokeTest(name, version);
    return found !== null && found.status !== "queued" && found.status !== "running";
  };
  await expect.poll(isDone, { timeout: 240_000 }).toBe(true);
  const found = await owner.smokeTest(name, version);
  if (!found) throw new Error("The test is gone.");
  return found;
}

const getRules = ({ pages }: SmokeTest, level: SmokeFinding["level"]) =>
  pages.flatMap(({ findings }) => findings.filter((one) => one.level === level).map(({ rule }) => rule));

test("a version that works passes as each caller, changes nothing and holds no credentials", async () => {
  const steal = `${HELLO}
    const token = localStorage.getItem("token");
    const headers = { authorization: "Bearer " + token, "content-type": "application/json" };
    const written = await fetch("/api/workspace", { method: "PUT", headers, body: "{}" });
    const read = token ? await fetch("/api/users/me", { headers }) : null;
    console.error(JSON.stringify({ token, written: written.status, read: read?.status }));
    await fetch("https://example.com/").catch(() => {});`;
  const upload = createUpload("1.0.0-good", mountsWith(NAME, steal), [
    "/prices",
    "/my-prices",
    "/admin/prices",
  ]);
  const result = await publish(upload);
  expect(result.pages.map(({ route, caller }) => [route, caller])).toEqual([
    ["/prices", "visitor"],
    ["/prices", "user"],
    ["/my-prices", "user"],
    ["/admin/prices", "admin"],
  ]);
  const messages = result.pages.map(
    ({ findings }) => findings.find(({ rule }) => rule === "console")?.message,
  );
  expect(messages.map((message) => JSON.parse(message ?? "{}"))).toEqual([
    { token: null, written: 403 },
    ...[1, 2, 3].map(() => ({ token: expect.any(String), written: 403, read: 200 })),
  ]);
  for (const message of messages.slice(1)) {
    const { token } = JSON.parse(message ?? "{}");
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${site.url}/api/users/me`, { headers })).status, "the token is worth nothing").toBe(
      401,
    );
  }
  // The page's policy blocks the other site, so the version is refused for it.
  expect(new Set(getRules(result, "error"))).toEqual(new Set(["policy"]));
});

test("F4 an HTML page as entry is refused before it is stored", async () => {
  const page = createUpload("1.0.0-html", "<!doctype html><title>Not found</title>");
  await expect(owner.publish(page)).rejects.toMatchObject({ code: "RELEASE_REFUSED" });
  expect(await owner.smokeTest(NAME, "1.0.0-html")).toBeNull();
});

const FAULTS: [label: string, script: string, rules: string[]][] = [
  ["throws at start", `throw new Error("start of the test remote");`, ["mount", "exception"]],
  ["renders nothing", mountsWith(NAME, ""), ["empty"]],
  [
    "is blocked by Trusted Types",
    mountsWith(NAME, `domElement.innerHTML = "<p>Prices</p>";`),
    ["mount", "policy"],
  ],
  [
    "is busy for 22 seconds",
    // A short task comes first, as on a slow machine: the browser reports it while the long one runs.
    mountsWith(
      NAME,
      `const block = (ms) => { const end = Date.now() + ms; while (Date.now() < end); };
      block(100);
      await new Promise((resolve) => setTimeout(resolve, 100));
      block(22_000);
      ${HELLO}`,
    ),
    ["long-task"],
  ],
  ["has a button without a name", mountsWith(NAME, `${HELLO} ${NAMELESS_BUTTON}`), ["accessibility"]],
];
for (const [index, [label, script, rules]] of FAULTS.entries()) {
  test(`a version that ${label} is refused`, async () => {
    const version = `1.0.${index}-fault`;
    const result = await publish(createUpload(version, script));
    expect(result).toMatchObject({ status: "refused", pages: [{ route: "/my-prices", caller: "user" }] });
    expect(getRules(result, "error")).toEqual(expect.arrayContaining(rules));
    await expect(owner.promote(NAME, version)).rejects.toMatchObject({
      code: "RELEASE_REFUSED",
      findings: expect.arrayContaining([expect.objectContaining({ level: "confirm", rule: "smoke" })]),
    });
  });
}

test("an administrator confirms a fault, and it doesn't refuse the next version", async () => {
  const version = `1.0.${FAULTS.length - 1}-fault`;
  const refusal = await owner
    .promote(NAME, version)
    .catch((error: { findings: Parameters<Delivery["confirm"]>[2] }) => error);
  await owner.confirm(NAME, version, refusal?.findings ?? []);
  expect((await owner.status(NAME)).stable).toBe(version);
  const next = createUpload("1.1.0-same", mountsWith(NAME, `${HELLO} ${NAMELESS_BUTTON} version;`));
  const result = await publish(next);
  expect(result.status).toBe("passed");
  expect(getRules(result, "warning")).toContain("accessibility");
  await owner.promote(NAME, next.release.version);
  expect((await owner.status(NAME)).stable).toBe(next.release.version);
});
