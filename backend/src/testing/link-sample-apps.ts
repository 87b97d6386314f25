import { appLinksEndpoints, appsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import type { Caller } from "./call";
import { createSampleStoreIds } from "./sample-store-ids";

/** Makes the apps of a sample product in both stores the user's own. They are only linked with `link`. */
export async function trackSamplePair(user: Caller, { link = true } = {}) {
  const [storeId = ""] = createSampleStoreIds(1);
  const track = async (app: Pick<AppSummary, "storeId" | "platform">) => {
    const body = { storeId: app.storeId, platform: app.platform, relation: "own" as const };
    return (await user.call(appsEndpoints.followByStoreId, { body })).data;
  };
  const ios = await track({ storeId, platform: "ios" });
  const [brand = ""] = ios.name.split(/[:\s]/);
  const query = { q: brand, platform: "android" as const };
  const { results } = await user.call(appsEndpoints.search, { query });
  const twin = results.find(({ developer }) => developer === ios.developer);
  if (!twin) throw new Error(`The sample has no app ${brand} on Google Play.`);
  const android = await track(twin);
  if (link) {
    await user.call(appLinksEndpoints.save, { params: { id: String(ios.id) }, body: { appId: android.id } });
  }
  return { ios, android };
}
