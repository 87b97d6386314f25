import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aRoute, publishReleases } from "../../../testing/releases";
import { findBrokenReleases } from "./find-broken-releases";

const any = { type: "object", properties: {} };
const call = { params: any, query: any, body: any, response: any };
const [name, version] = ["mfe-remote", "1.0.0-a"];

let releasesDir: string;
beforeEach(async () => void (releasesDir = await mkdtemp(join(tmpdir(), "listwise-live-"))));
afterEach(() => rm(releasesDir, { recursive: true, force: true }));

async function publishWith(endpoints: object) {
  await publishReleases(releasesDir, [{ name, version, routes: [aRoute("/remote", "public", "Remote")] }]);
  const file = join(releasesDir, name, version, "release.json");
  const release: object = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...release, uses: { endpoints, events: {} } }));
  return { releasesDir, releaseHost: null };
}

test("a live release that uses a call this server no longer has is named with the call", async () => {
  const config = await publishWith({ "GET /removed": call });
  expect(await findBrokenReleases(config)).toEqual([
    { name, version, problems: ["The release calls GET /removed, which the live API doesn't have."] },
  ]);
});

test("a live release is named if it can't read a response or its request is refused", async () => {
  const text = { ...any, required: ["gone"], properties: { gone: { type: "string" } } };
  const config = await publishWith({
    "GET /releases": { ...call, response: text },
    "POST /auth/login": call,
  });
  const [broken] = await findBrokenReleases(config);
  expect(broken?.problems).toEqual(
    expect.arrayContaining([
      "The release can't read the response of GET /releases: response.gone is missing.",
      "POST /auth/login rejects what the release sends: body.email is missing.",
    ]),
  );
});

test("releases whose calls are answered are not named, and neither is a site without releases", async () => {
  expect(await findBrokenReleases({ releasesDir, releaseHost: null })).toEqual([]);
  expect(await findBrokenReleases(await publishWith({ "GET /releases": call }))).toEqual([]);
});
