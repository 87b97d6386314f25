import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { getProjectRoot } from "../../infra/paths";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { eventually } from "../../testing/eventually";

const DATASET = resolve(getProjectRoot(), "../shared/data/app-store-2017.jsonl.gz");
const WEATHERBUG = "281940292";
const present = existsSync(DATASET);
if (!present) process.stderr.write(`Skipped: there is no data set of real listings at ${DATASET}.\n`);

(present ? describe : describe.skip)("with real listings", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { STORE_SOURCE: `dataset:${DATASET}` }, worker: true });
  }, 60_000);
  afterAll(() => test.close());

  it("ranks a tracked app where the search lists it", async () => {
    const user = await test.asUser();
    const weather = await user.call(appsEndpoints.search, {
      query: { q: "weather", country: "us", limit: 50 },
    });
    expect(weather.results.map((app) => app.storeId)).toContain(WEATHERBUG);
    const { data: app } = await user.call(appsEndpoints.followByStoreId, { body: { storeId: WEATHERBUG } });
    expect(app).toMatchObject({ icon: null, developer: null, screenshots: [], releaseDate: null });

    await user.call(userKeywordsEndpoints.add, { body: { keywordText: "weather radar" } });
    const rows = await eventually(
      async () => (await user.call(rankingsEndpoints.byApp, { params: { id: WEATHERBUG } })).data,
      ([row]) => row?.currentRank !== null,
    );
    const found = await user.call(appsEndpoints.search, { query: { q: "weather radar", limit: 200 } });
    const position = found.results.findIndex((result) => result.storeId === WEATHERBUG) + 1;
    expect(position).toBeGreaterThan(0);
    expect(rows).toMatchObject([{ keyword: "weather radar", currentRank: position, previousRank: null }]);
    const [keyword] = (await user.call(userKeywordsEndpoints.list)).data;
    expect(keyword?.best).toMatchObject({ appId: app.id, currentRank: position });
  });
});
