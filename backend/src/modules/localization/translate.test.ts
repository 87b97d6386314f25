import { siteConfigEndpoints } from "@listwise/contracts/site";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import { startTestApp, type TestApp } from "../../testing/test-app";
import {
  startTranslatorStub,
  type TranslatorFault,
  type TranslatorStub,
} from "../../testing/translator-stub";
import { createDeepl } from "./translators/deepl";
import { createLibreTranslate } from "./translators/libre-translate";
import { createOpenAi } from "./translators/openai";
import type { TranslationJob } from "./translators/translator";
import { resolveTranslationConfig } from "./translators/resolve-translation-config";

const { translate } = localizationsEndpoints;
const ask = (text = "Path", target = "de-DE", source = "en-US") => ({
  body: { source, target, texts: [{ field: "name" as const, text }] },
});

const createJob = (job: Partial<TranslationJob> = {}): TranslationJob => ({
  source: "en-US",
  target: "de-DE",
  texts: [{ field: "name", text: "a" }],
  platform: "ios",
  glossary: { keep: [], forbid: [] },
  variants: 1,
  ...job,
});

let stub: TranslatorStub;
let test: TestApp;
beforeAll(async () => {
  stub = await startTranslatorStub();
  test = await startTestApp({
    env: { DEEPL_API_KEY: "secret:fx", DEEPL_URL: stub.baseUrl, TRANSLATE_CHARACTERS_PER_DAY: "20" },
  });
});
beforeEach(() => stub.behave(null));
afterAll(async () => {
  await test.close();
  await stub.close();
});

it("translates with DeepL's codes and key", async () => {
  const user = await test.asUser({ plan: "team" });
  const answer = await user.call(translate, ask("Path", "pt-BR"));
  expect(answer).toMatchObject({
    provider: "deepl",
    note: null,
    data: [{ field: "name", text: "PT-BR:Path", variants: [] }],
  });
  expect(stub.asked.at(-1)).toMatchObject({
    path: "/v2/translate",
    key: "DeepL-Auth-Key secret:fx",
    body: { text: ["Path"], source_lang: "EN", target_lang: "PT-BR" },
  });
});

it("counts characters per day exactly under parallel requests, and not those of a failure", async () => {
  const user = await test.asUser({ plan: "team" });
  stub.behave("broken");
  for (let n = 0; n < 5; n++) expect((await user.request(translate, ask("1234567890"))).status).toBe(502);
  stub.behave(null);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => user.request(translate, ask("1234567890"))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
});

it("refuses unknown languages and empty text", async () => {
  const user = await test.asUser({ plan: "team" });
  expect((await user.request(translate, ask("a", "sw-KE"))).body.message).toBe("Language not found");
  expect((await user.request(translate, ask(" "))).body.message).toBe("No original text to translate");
  expect((await user.request(translate, ask("x".repeat(5001)))).status).toBe(400);
});

const faults: TranslatorFault[] = ["html", "short", "numbers", "refuses", "spent", "broken", "huge", "moved"];

it.each(faults)("a service that is %s causes an error message and uses no characters", async (fault) => {
  const user = await test.asUser({ plan: "team" });
  stub.behave(fault);
  const { status, body } = await user.request(translate, ask());
  expect({ status, code: body.code }).toEqual({ status: 502, code: "TRANSLATION_FAILED" });
  expect(body.message).toMatch(/^DeepL .*\.$/);
  expect(JSON.stringify(body)).not.toContain("secret");
});

it("gives up on a service that doesn't respond", async () => {
  stub.behave("silent");
  const { baseUrl } = stub;
  for (const one of [
    createDeepl({ baseUrl, apiKey: "k", deadlineMs: 50 }),
    createLibreTranslate({ baseUrl, apiKey: null, deadlineMs: 50 }),
    createOpenAi({ baseUrl, apiKey: null, model: "m", deadlineMs: 50 }),
  ]) {
    await expect(one.translate(createJob())).rejects.toThrow("didn't respond in time");
  }
});

it("uses LibreTranslate's API", async () => {
  const { baseUrl } = stub;
  const libre = createLibreTranslate({ baseUrl, apiKey: "key" });
  const texts = ["a", "b"].map((text) => ({ field: "name" as const, text }));
  expect(await libre.translate(createJob({ target: "no", texts }))).toEqual([["nb:a"], ["nb:b"]]);
  expect(stub.asked.at(-1)?.body).toEqual({
    q: ["a", "b"],
    source: "en",
    target: "nb",
    format: "text",
    api_key: "key",
  });
  stub.behave("short");
  await expect(libre.translate(createJob())).rejects.toThrow("didn't return a translation");
});

it("returns marked placeholders without a provider and says so", async () => {
  const plain = await startTestApp();
  try {
    const user = await plain.asUser({ plan: "team" });
    const answer = await user.call(translate, ask());
    expect(answer).toMatchObject({ provider: "placeholder", data: [{ text: "[de-DE] Path" }] });
    expect(answer.note).toContain("No translation provider is configured");
    expect((await user.call(localizationsEndpoints.translation)).data).toBeNull();
  } finally {
    await plain.close();
  }
});

it("translates with the key that a superadmin entered, unless the environment sets one", async () => {
  const other = await startTestApp();
  const owner = await other.asAdmin("superadmin");
  expect(await resolveTranslationConfig(other.ctx)).toBeNull();
  const params = { key: "translation.deepl_api_key" };
  await owner.call(siteConfigEndpoints.set, { params, body: { value: "entered:fx" } });
  expect(await resolveTranslationConfig(other.ctx)).toEqual({
    provider: "deepl",
    baseUrl: "https://api-free.deepl.com",
    apiKey: "entered:fx",
  });
  expect(await resolveTranslationConfig(test.ctx)).toMatchObject({ apiKey: "secret:fx" });
  await other.close();
});

describe("a service with OpenAI's chat API", () => {
  let other: TestApp;
  let user: Awaited<ReturnType<TestApp["asUser"]>>;
  const body = {
    source: "en-US",
    target: "fr-FR",
    texts: [
      { field: "name" as const, text: "Trail Radar" },
      { field: "keywords" as const, text: "hike,map" },
    ],
    glossary: { keep: ["Trail Radar"], forbid: ["sentier"] },
    variants: 3,
  };

  beforeAll(async () => {
    other = await startTestApp({
      env: {
        OPENAI_BASE_URL: `${stub.baseUrl}/v1/`,
        OPENAI_MODEL: "local-model",
        OPENAI_API_KEY: "secret-key",
        TRANSLATE_CHARACTERS_PER_DAY: "60",
      },
    });
  });
  beforeEach(async () => {
    user = await other.asUser({ plan: "team" });
    stub.asked.length = 0;
  });
  afterAll(() => other.close());

  it("gets limits, glossary and number of variants, and no key reaches the browser", async () => {
    const answer = await user.call(translate, { body });
    expect(answer).toEqual({
      success: true,
      provider: "openai",
      note: null,
      data: [
        { field: "name", text: "Trail Radar 1", variants: ["Trail Radar 2", "Trail Radar 3"] },
        { field: "keywords", text: "hike,map 1", variants: ["hike,map 2", "hike,map 3"] },
      ],
    });
    const [asked] = stub.asked;
    expect(stub.asked).toHaveLength(1);
    expect(asked).toMatchObject({
      path: "/v1/chat/completions",
      key: "Bearer secret-key",
      body: { model: "local-model", response_format: { type: "json_schema" } },
    });
    const messages = JSON.stringify(asked?.body.messages);
    for (const part of ["French (France) (fr-FR)", "Trail Radar", "sentier", "3 different"]) {
      expect(messages).toContain(part);
    }
    expect(messages).toMatch(/App Name[^}]*maxCharacters[^}]*30,[^}]*Trail Radar/);
    expect((await user.call(localizationsEndpoints.translation)).data).toEqual({
      provider: "openai",
      label: "local-model",
      canSuggest: true,
    });
  });

  it("asks once more for a text that breaks a limit, with the problem, and only for this text", async () => {
    stub.behave("long");
    const { data } = await user.call(translate, { body: { ...body, variants: 1 } });
    expect(data.map(({ text }) => text)).toEqual(["Trail Radar 1", `hike,map 1${"!".repeat(40)}`]);
    expect(stub.asked).toHaveLength(2);
    const again = JSON.stringify(stub.asked[1]?.body.messages);
    expect(again).toContain("App Name is 23 characters over the limit of 30. Shorten it.");
    expect(again).not.toContain("hike,map");
  });

  it("returns the shortest translation if none keeps the limit", async () => {
    stub.behave("always-long");
    const { data } = await user.call(translate, { body: { ...body, variants: 1 } });
    expect(data[0]?.text).toHaveLength(53);
    expect(stub.asked).toHaveLength(2);
  });

  it.each(["fenced", "plain-only"] as const)("reads the answer of a service that is %s", async (fault) => {
    stub.behave(fault);
    const { data } = await user.call(translate, { body });
    expect(data[0]?.text).toBe("Trail Radar 1");
  });

  it.each<TranslatorFault>([
    "html",
    "short",
    "numbers",
    "refuses",
    "broken",
    "huge",
    "moved",
    "cut",
    "refusal",
  ])("a service that is %s causes an error message with what to do and uses no characters", async (fault) => {
    stub.behave(fault);
    for (let n = 0; n < 4; n++) {
      const { status, body: answer } = await user.request(translate, { body });
      expect({ status, code: answer.code }).toEqual({ status: 502, code: "TRANSLATION_FAILED" });
      expect(answer.message).toMatch(/^The translation model.*\. .*\.$/);
      expect(JSON.stringify(answer)).not.toContain("secret");
    }
    stub.behave(null);
    expect((await user.request(translate, { body })).status).toBe(200);
  });

  it("is configured by a superadmin: the address like the key, because it receives the key", async () => {
    const site = await startTestApp();
    const admin = await site.asAdmin("admin");
    const owner = await site.asAdmin("superadmin");
    const set = (who: typeof owner, name: string, value: string) =>
      who.request(siteConfigEndpoints.set, {
        params: { key: `translation.openai_${name}` },
        body: { value },
      });
    expect((await set(admin, "base_url", "https://attacker.example")).status).toBe(403);
    expect((await set(owner, "api_key", "entered")).status).toBe(200);
    expect(await resolveTranslationConfig(site.ctx)).toBeNull();
    expect((await set(admin, "model", "chosen")).status).toBe(200);
    const expected = { provider: "openai", model: "chosen", apiKey: "entered" };
    expect(await resolveTranslationConfig(site.ctx)).toEqual({
      ...expected,
      baseUrl: "https://api.openai.com/v1",
    });
    expect((await set(owner, "base_url", "http://127.0.0.1:11434/v1/")).status).toBe(200);
    expect(await resolveTranslationConfig(site.ctx)).toEqual({
      ...expected,
      baseUrl: "http://127.0.0.1:11434/v1",
    });
    await site.close();
  });
});
