import { authEndpoints, releasesEndpoints } from "@listwise/contracts";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { anUpload } from "./releases.fixtures";

const { createToken, publish } = releasesEndpoints;
const name = "mfe-tracking";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("a team that publishes without end leaves the site's connections to others, and is limited", async () => {
  const owner = await site.asAdmin("superadmin");
  const { data } = await owner.call(createToken, { body: { name, label: "Tracking" } });
  const user = await site.asUser();
  const uploads = Array.from({ length: 70 }, (_, number) =>
    site.inject({
      method: "POST",
      url: `/api/releases/${name}`,
      headers: { authorization: `Bearer ${data.token}` },
      payload: anUpload(name, `1.${number}.0-a`),
    }),
  );
  const others = await Promise.all(
    Array.from({ length: 20 }, () => user.request(authEndpoints.me)).map(
      async (answer) => (await answer).status,
    ),
  );
  expect(new Set(others)).toEqual(new Set([200]));
  const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(publish.perMinute).toBe(60);
});
