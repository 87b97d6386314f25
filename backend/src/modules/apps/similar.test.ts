import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { startStoreStub, type StoreStub } from "../../testing/store-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";

let test: TestApp;
let stub: StoreStub;
beforeAll(async () => {
  stub = await startStoreStub();
  test = await startTestApp({
    env: { STORE_SOURCE: "apple", APPLE_BASE_URL: stub.baseUrl, APPLE_CALLS_PER_MINUTE: "6000" },
  });
});
afterAll(() => Promise.all([test.close(), stub.close()]));

async function findSimilarIds(storeId: string) {
  const user = await test.asUser();
  const { data } = await user.call(ownAppsEndpoints.similar, {
    params: { id: storeId },
    query: { limit: 50 },
  });
  return data.map((app) => app.storeId);
}

it("similar apps of a live store are also those on the app's page, which is asked for once a day", async () => {
  stub.misbehave("product", "wrong-shape");
  const found = await findSimilarIds("700000005");
  expect(found).not.toEqual([]);
  stub.behave();
  const all = await findSimilarIds("700000005");
  expect(all).toEqual(expect.arrayContaining(found));
  expect(all.length).toBeGreaterThan(found.length);
  const asked = stub.calls.product;
  expect(await findSimilarIds("700000005")).toEqual(all);
  expect(stub.calls.product).toBe(asked);
});
