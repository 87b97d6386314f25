import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { siteEndpoints } from "@listwise/contracts/site";
import { answerWith, recordPage, resetSession, startApiServer } from "../testing";
import { call } from "./call";

const server = startApiServer();
recordPage();
const sent = { success: true as const, data: [], source: "apple" as const };
beforeEach(() => {
  resetSession();
  document.body.innerHTML = "";
  server.use(answerWith(siteEndpoints.publicConfig, sent));
});

function bring(path: string, text: string) {
  const element = document.createElement("script");
  element.type = "application/json";
  element.dataset.answer = path;
  element.text = text;
  document.body.append(element);
}

test("the first call gets the answer of the page, later calls are sent", async () => {
  bring("/public/config", JSON.stringify({ success: true, data: [], source: "sample" }));
  expect((await call(siteEndpoints.publicConfig)).source).toBe("sample");
  expect((await call(siteEndpoints.publicConfig)).source).toBe("apple");
});

test.each([
  ["none of its own", "/store/source", JSON.stringify(sent)],
  ["text that isn't JSON", "/public/config", "{"],
  ["another shape", "/public/config", '{"success":true,"data":null}'],
])("the call is sent if the page has %s", async (_, path, text) => {
  bring(path, text);
  expect((await call(siteEndpoints.publicConfig)).source).toBe("apple");
});

test("a page answers no call of a user", async () => {
  bring("/user-keywords/update-status", '{"success":true,"data":null}');
  await expect(call(userKeywordsEndpoints.updateStatus)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
