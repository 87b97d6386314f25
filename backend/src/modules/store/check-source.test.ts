import { runProgram } from "../../testing/run-main";
import { startPlayStub } from "../../testing/play-stub";
import { startStoreStub } from "../../testing/store-stub";
import { startTestApp } from "../../testing/test-app";
import { checkSource, type EndpointCheck } from "./check-source";
import { getStore } from "./store";

it("tells of each endpoint of both stores whether it answers in the known shape", async () => {
  const [apple, play] = await Promise.all([startStoreStub(), startPlayStub()]);
  const env = {
    STORE_SOURCE: "apple,google-play",
    APPLE_BASE_URL: apple.baseUrl,
    APPLE_CALLS_PER_MINUTE: "6000",
    PLAY_BASE_URL: play.baseUrl,
    PLAY_CALLS_PER_MINUTE: "6000",
  };
  const test = await startTestApp({ env });
  const check = async () => {
    const found: EndpointCheck[] = [];
    for await (const one of checkSource(getStore(test.ctx))) found.push(one);
    return found;
  };
  const whole = await check();
  expect(whole.map(({ store, endpoint }) => `${store} ${endpoint}`)).toEqual(
    ["App Store", "Google Play"].flatMap((store) =>
      ["search", "chart", "listing", "reviews", "suggestions", "similar"].map((name) => `${store} ${name}`),
    ),
  );
  expect(whole.filter(({ ok }) => !ok)).toEqual([]);
  expect(whole.find(({ store }) => store === "Google Play")).toMatchObject({
    message: "45 apps, order play-web-search",
  });
  expect(whole.findLast(({ endpoint }) => endpoint === "listing")).toMatchObject({
    message: expect.stringMatching(/ ratings, 10000 downloads, known data safety$/),
  });
  play.misbehave("hints", "wrong-shape");
  play.misbehave("reviews", "empty");
  expect((await check()).filter(({ ok }) => !ok)).toMatchObject([
    { store: "Google Play", endpoint: "reviews", message: "It has no reviews." },
    { store: "Google Play", endpoint: "suggestions", message: expect.stringMatching(/unexpected response/) },
  ]);
  play.behave();
  play.misbehave("search", "wrong-shape");
  const withoutSearch = (await check()).filter(({ store }) => store === "Google Play");
  expect(withoutSearch.filter(({ ok }) => !ok).map(({ endpoint }) => endpoint)).toEqual(["search"]);
  play.misbehave("chart", "wrong-shape");
  expect(
    (await check()).find(({ store, endpoint }) => store === "Google Play" && endpoint === "similar"),
  ).toMatchObject({
    ok: false,
    message: "Not asked: neither the search nor the chart has an app.",
  });
  play.behave();
  play.misbehave("hints", "wrong-shape");
  const ended = await runProgram("listwise", ["source", "check"], {
    ...env,
    DATABASE_URL: test.ctx.databaseUrl,
    DATA_DIR: test.ctx.config.dataDir,
  }).ended;
  expect(ended.output).toMatch(/ok {6}App Store, search: \d+ apps/);
  expect(ended.output).toMatch(/failed {2}Google Play, suggestions: .*unexpected response/);
  expect(ended.output).toContain("1 endpoint didn't answer in the known shape.");
  expect(ended.code).toBe(1);
  await Promise.all([test.close(), apple.close(), play.close()]);
});
