import { releasesEndpoints } from "@listwise/contracts/releases";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload } from "../releases.fixtures";
import { addMembers, createReporter } from "./reports.fixtures";

const { publish, promote, status } = releasesEndpoints;
const name = "shell";
const params = { name };

let site: TestApp;
let owner: Caller;
beforeEach(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  for (const version of ["1.0.0-a", "1.1.0-b", "1.2.0-c"])
    await owner.call(publish, { params, body: anUpload(name, version) });
  for (const version of ["1.0.0-a", "1.1.0-b"]) await owner.call(promote, { params, body: { version } });
});
afterEach(() => site.close());

const shell = async () => (await owner.call(status)).data.find((one) => one.name === name);

test("S81: reports about the shell never roll it back, from any number of accounts and networks", async () => {
  await createReporter(site).fails(name, "1.1.0-b", 12, { as: await addMembers(site, 12) });
  expect(await shell()).toMatchObject({ stable: "1.1.0-b", health: [] });
});

test("S81: reports about the shell never end its canary", async () => {
  await owner.call(promote, { params, body: { version: "1.2.0-c", percent: 10 } });
  await createReporter(site).fails(name, "1.2.0-c", 30);
  expect((await shell())?.canary).toMatchObject({ version: "1.2.0-c" });
});
