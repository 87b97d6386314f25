import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { siteEndpoints } from "@listwise/contracts/site";
import { HttpResponse } from "msw";
import { guard } from "../guards/guard";
import { onLicenseLost } from "../guards/license";
import { getSession } from "../session/session.store";
import {
  startApiServer,
  aSessionAnswer,
  aToken,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { call } from "./call";

const server = startApiServer();
recordPage();
beforeEach(resetSession);

const fresh = () => aToken({ id: "fresh" });

function countedRefresh(answer: () => Response | Promise<Response>) {
  const counter = { calls: 0 };
  server.use(
    handle(authEndpoints.refresh, () => {
      counter.calls += 1;
      return answer();
    }),
  );
  return counter;
}

test("a POST that may run twice sends the same key both times", async () => {
  signInAs("user");
  const keys: (string | null)[] = [];
  const token = fresh();
  countedRefresh(() => HttpResponse.json(aSessionAnswer({ token })));
  server.use(
    handle(appsEndpoints.follow, ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return HttpResponse.json({ success: false, code: "UNAUTHORIZED" }, { status: 401 });
    }),
  );

  await expect(call(appsEndpoints.follow, { body: { appId: 7 } })).rejects.toMatchObject({ status: 401 });

  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ["a body without a message", () => new HttpResponse("<h1>no</h1>", { status: 418 }), "HTTP error 418"],
  [
    "an HTML page with status 200",
    () => new HttpResponse("<!doctype html>"),
    "Beklenmeyen API yanıt formatı",
  ],
  ["an empty body", () => new HttpResponse(null, { status: 200 }), "Beklenmeyen API yanıt formatı"],
  ["another shape", () => HttpResponse.json({ ok: "yes" }), "Beklenmeyen API yanıt formatı"],
])("F12 %s becomes a message that can be shown", async (_what, answer, message) => {
  server.use(handle(siteEndpoints.license, answer));

  await expect(call(siteEndpoints.license)).rejects.toThrow(message);
});

test("F9 a response after the timeout is an error with a code", async () => {
  server.use(
    handle(siteEndpoints.license, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return HttpResponse.json({ ok: true, killSwitch: false });
    }),
  );

  await expect(call(siteEndpoints.license, { timeoutMs: 20 })).rejects.toMatchObject({ code: "TIMEOUT" });
});

test("without a login, a guarded call fails before it is sent", async () => {
  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ status: 401, code: "UNAUTHORIZED" });
});

test("parameters are encoded and absent query values omitted", async () => {
  signInAs("user");
  const seen: string[] = [];
  server.use(
    handle(appsEndpoints.get, ({ request }) => {
      seen.push(new URL(request.url).pathname + new URL(request.url).search);
      return HttpResponse.json({}, { status: 404 });
    }),
  );

  await expect(call(appsEndpoints.get, { params: { id: "a/b?c" } })).rejects.toThrow("HTTP error 404");

  expect(seen).toEqual(["/api/apps/a%2Fb%3Fc"]);
});

test("the server's refusal marks an account as unverified", async () => {
  signInAs("user", { emailVerified: false });
  server.use(failWith(userKeywordsEndpoints.list, "EMAIL_NOT_VERIFIED", "Confirm your address."));

  await expect(call(userKeywordsEndpoints.list)).rejects.toThrow("Confirm your address.");

  expect(getSession().user?.emailVerificationRequired).toBe(true);
});

test("F29 each LICENSE_DISABLED response notifies the page until the listener is removed", async () => {
  const heard = jest.fn();
  const stop = onLicenseLost(heard);
  server.use(failWith(siteEndpoints.publicConfig, "LICENSE_DISABLED", "Off."));
  await expect(call(siteEndpoints.publicConfig)).rejects.toThrow("Off.");
  stop();
  await expect(call(siteEndpoints.publicConfig)).rejects.toThrow("Off.");

  expect(heard).toHaveBeenCalledTimes(1);
  expect(guard("user", "/keywords")).toMatchObject({ allow: false });
});
