import { generateKeyPairSync } from "node:crypto";
import { appleAdsEndpoints } from "@listwise/contracts/admin";
import { researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startAppleAdsStub, type AppleAdsFault, type AppleAdsStub } from "../../testing/apple-ads-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { fetchMissingWeeks } from "./terms.service";
import { computePublishedWeek } from "./published-week";

const { settings, save, disconnect, test: tryOut } = appleAdsEndpoints;
const { metrics, appleSuggestions } = researchEndpoints;
const FIELDS = { clientId: "SEARCHADS.client", teamId: "SEARCHADS.team", keyId: "key-1" };

let apple: AppleAdsStub;
let site: TestApp;
let root: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  apple = await startAppleAdsStub();
  site = await startTestApp({ env: apple.env });
  root = await site.asAdmin("superadmin");
});
beforeEach(async () => {
  apple.behave(null);
  apple.terms = { "Weather Radar": 71, weather: 88, "storm radar": 34 };
  await root.call(disconnect);
});
afterAll(async () => {
  await site.close();
  await apple.close();
});

const connect = () => root.call(save, { body: apple.credentials });
const popularity = async (keyword: string) => {
  const user = await site.asUser();
  return (await user.call(metrics, { query: { keyword } })).data.popularity;
};

describe("the connection", () => {
  it("never reveals the private key: it is encrypted in the database and absent from responses and the audit log", async () => {
    expect((await root.call(settings)).data).toMatchObject({ configured: false, clientId: null, weeks: [] });
    const saved = await connect();
    expect(saved.data).toMatchObject({ configured: true, ...FIELDS, adAccountId: null, lastUse: null });
    const secret = apple.credentials.privateKey.split("\n")[1] ?? "";
    expect(secret.length).toBeGreaterThan(20);
    const { rows } = await site.ctx.pool.query("select * from apple_ads_accounts");
    const { rows: audit } = await site.ctx.pool.query(
      "select * from audit_log where action like 'apple-ads.%' order by id desc limit 1",
    );
    expect(audit[0]).toMatchObject({ action: "apple-ads.saved", actor_id: root.id });
    expect(JSON.stringify([saved, rows, audit, await root.call(settings)])).not.toContain(secret);
  });

  it("can be changed by superadmins, and viewed and tested by administrators", async () => {
    const admin = await site.asAdmin();
    expect((await admin.request(save, { body: apple.credentials })).status).toBe(403);
    expect((await admin.request(disconnect)).status).toBe(403);
    expect((await admin.call(tryOut)).data).toMatchObject({
      ok: false,
      message: /Save the credentials first/,
    });
  });

  it("can be tested and reports Apple's response", async () => {
    await connect();
    expect((await root.call(tryOut)).data).toEqual({
      ok: true,
      message: "Apple Ads accepts the credentials.",
      accounts: [{ id: "42", name: "Studio" }],
    });
    apple.behave("refuses");
    await root.call(save, { body: { ...FIELDS, keyId: "key-1" } });
    expect((await root.call(tryOut)).data).toMatchObject({
      ok: false,
      message: "Apple Ads rejected the credentials.",
    });
    expect((await root.call(settings)).data.lastUse?.problem).toMatch(/rejected the credentials/);
    apple.behave(null);
    await root.call(save, { body: { ...FIELDS, adAccountId: "7" } });
    expect((await root.call(tryOut)).data.message).toBe("These credentials have no access to the account 7.");
  });

  it("keeps the stored private key if none is entered, and reports one that cannot be decrypted", async () => {
    await connect();
    await root.call(save, { body: FIELDS });
    expect((await root.call(tryOut)).data.ok).toBe(true);
    await site.ctx.pool.query("update apple_ads_accounts set sealed_key = reverse(sealed_key)");
    expect((await root.call(tryOut)).data).toMatchObject({ ok: false, message: /Enter it again/ });
  });

  const other = generateKeyPairSync("ec", {
    namedCurve: "secp384r1",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  it.each([
    ["nothing", "", /Paste the private key/],
    ["words", "my key", /-----BEGIN/],
    ["a public key", other.publicKey, /./],
    ["another curve", other.privateKey, /P-256/],
  ])("rejects %s as private key, and says what to paste", async (_, privateKey, message) => {
    const { status, body } = await root.request(save, { body: { ...FIELDS, privateKey } });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: expect.stringMatching(message),
    });
    expect(body.details).toMatchObject([{ path: "privateKey" }]);
  });
});

describe("popularity", () => {
  it("comes from Apple Ads if it has the term, and says so; otherwise it is estimated", async () => {
    expect((await popularity("weather radar")).provenance.source).toBe("sample");
    await connect();
    const user = await site.asUser();
    await user.call(userKeywordsEndpoints.add, { body: { keywordText: "weather radar" } });
    await fetchMissingWeeks(site.ctx);
    const known = await popularity("weather radar");
    expect(known).toMatchObject({
      value: 71,
      provenance: { source: "apple-ads", algorithm: "search-term-popularity", fetchedAt: expect.any(String) },
    });
    expect(known.inputs[0]?.label).toBe("Apple Ads, week from");
    const below = await popularity("weather map");
    expect(below.provenance.source).toBe("sample");
    expect(below.inputs).toContainEqual({ label: "Apple Ads", value: "below its threshold" });
  });

  it("fetches a week once for all keywords of a storefront", async () => {
    await connect();
    await (await site.asUser()).call(userKeywordsEndpoints.add, { body: { keywordText: "storm radar" } });
    const before = apple.asked.length;
    await fetchMissingWeeks(site.ctx);
    await fetchMissingWeeks(site.ctx);
    expect(apple.asked.slice(before).filter((path) => path.endsWith("/query"))).toHaveLength(1);
  });

  it("suggests the week's terms that contain the words, the most searched first", async () => {
    const user = await site.asUser();
    await connect();
    expect((await user.call(researchEndpoints.appleStatus)).data).toEqual({ connected: true });
    const { data } = await user.call(appleSuggestions, { query: { term: "radar", country: "gb" } });
    expect(data).toEqual([
      { name: "weather radar", popularity: 71 },
      { name: "storm radar", popularity: 34 },
    ]);
  });

  it("signs in again when a token is rejected early", async () => {
    await connect();
    await root.call(tryOut);
    apple.behave("expired");
    expect((await root.call(tryOut)).data.ok).toBe(true);
  });

  const faults: AppleAdsFault[] = ["refuses", "forbids", "busy", "broken", "html", "shape", "moved", "cut"];
  it.each(faults)("reports the fault %s of Apple Ads and keeps stored data", async (fault) => {
    await connect();
    const user = await site.asUser();
    await user.call(appleSuggestions, { query: { term: "radar" } });
    await connect();
    apple.behave(fault);
    const { status, body } = await user.request(appleSuggestions, {
      query: { term: "radar", country: "de" },
    });
    expect({ status, code: body.code }).toEqual({ status: 502, code: "STORE_UNAVAILABLE" });
    expect(body.message).toMatch(
      /^Failed to fetch keyword suggestions from Apple Search Ads\. Apple Ads .*\.$/,
    );
    const asked = apple.asked.length;
    // Apple Ads is not called again for a while, and earlier data is still used.
    await user.request(appleSuggestions, { query: { term: "radar", country: "de" } });
    expect(apple.asked).toHaveLength(asked);
    expect((await user.call(appleSuggestions, { query: { term: "radar" } })).data).toHaveLength(2);
    expect((await popularity("weather radar")).value).toBe(71);
  });
});

it.each([
  ["2026-11-16T06:59:00Z", "2026-11-01", "2026-11-07"],
  ["2026-11-16T07:00:00Z", "2026-11-08", "2026-11-14"],
  ["2026-11-21T12:00:00Z", "2026-11-08", "2026-11-14"],
  ["2026-11-22T12:00:00Z", "2026-11-08", "2026-11-14"],
])("on %s the latest published week starts on %s", (now, start, end) => {
  expect(computePublishedWeek(new Date(now))).toEqual({ start, end });
});
