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
import { resolveTranslationConfig } from "./translators/resolve-translation-config";

const { translate } = localizationsEndpoints;
const ask = (text = "Path", target = "de-DE", source = "en-US") => ({
  body: { source, target, texts: [{ field: "name" as const, text }] },
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
    data: [{ field: "name", text: "PT-BR:Path" }],
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
  ]) {
    await expect(one.translate(["a"], "en", "de")).rejects.toThrow("didn't respond in time");
  }
});

it("uses LibreTranslate's API", async () => {
  const { baseUrl } = stub;
  const libre = createLibreTranslate({ baseUrl, apiKey: "key" });
  expect(await libre.translate(["a", "b"], "en", libre.getLanguageCode("no", "target") ?? "")).toEqual([
    "nb:a",
    "nb:b",
  ]);
  expect(stub.asked.at(-1)?.body).toEqual({
    q: ["a", "b"],
    source: "en",
    target: "nb",
    format: "text",
    api_key: "key",
  });
  stub.behave("short");
  await expect(libre.translate(["a"], "en", "de")).rejects.toThrow("didn't return a translation");
});

it("returns marked placeholders without a provider and says so", async () => {
  const plain = await startTestApp();
  try {
    const user = await plain.asUser({ plan: "team" });
    const answer = await user.call(translate, ask());
    expect(answer).toMatchObject({ provider: "placeholder", data: [{ text: "[de-DE] Path" }] });
    expect(answer.note).toContain("No translation provider is configured");
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
