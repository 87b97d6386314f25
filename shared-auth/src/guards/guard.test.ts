import { authEndpoints } from "@listwise/contracts/auth";
import { HttpResponse } from "msw";
import { storage } from "../storage/safe-storage";
import {
  answerWith,
  startApiServer,
  aSessionAnswer,
  aToken,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { guard, guardRoute } from "./guard";
import { consumeReturnPath } from "./return-path";

const server = startApiServer();
const { record } = recordPage();
beforeEach(resetSession);

test("the path a visitor requested is returned once", () => {
  expect(guard("user", "/keyword/chess?country=de")).toEqual({ allow: false, redirect: "/login" });

  expect(consumeReturnPath()).toBe("/keyword/chess?country=de");
  expect(consumeReturnPath()).toBe("/dashboard");
});

test("an expired token is refreshed before the guard decides", async () => {
  signInAs("user");
  storage.set("token", aToken({ expiresInSeconds: -1 }));
  server.use(answerWith(authEndpoints.refresh, aSessionAnswer({ refreshToken: "refresh-2" })));

  expect(await guardRoute("user", "/keywords")).toEqual({ allow: true });
});

test("an expired login that cannot be refreshed leads to /login and keeps the path", async () => {
  signInAs("user");
  storage.set("token", aToken({ expiresInSeconds: -1 }));
  server.use(failWith(authEndpoints.refresh, "TOKEN_EXPIRED", "Sign in again."));

  expect(await guardRoute("user", "/keywords")).toEqual({ allow: false, redirect: "/login" });
  expect(consumeReturnPath()).toBe("/keywords");
  expect(record.went).toEqual(["/login"]);
});

test("F8 an unreachable server ends no session: the page opens", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  signInAs("user");
  storage.set("token", aToken({ expiresInSeconds: -1 }));
  server.use(handle(authEndpoints.refresh, () => HttpResponse.error()));

  expect(await guardRoute("user", "/keywords")).toEqual({ allow: true });
  expect(await guardRoute("admin", "/admin")).toEqual({ allow: false, redirect: "/dashboard" });
});
