import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { HttpResponse } from "msw";
import { guardRoute } from "../guards/guard";
import { call } from "../http/call";
import { storage } from "../storage/safe-storage";
import {
  startApiServer,
  aSessionAnswer,
  aToken,
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { getSession } from "./session.store";
import { syncClock, getServerTime, isTokenLive } from "./token";

const server = startApiServer();
const { record } = recordPage();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const realNow = Date.now;

beforeEach(() => {
  resetSession();
  syncClock(Date.now());
});
afterEach(() => {
  Date.now = realNow;
});

/** Shifts this device's clock from now on, but not the server's. */
function skew(ms: number): void {
  Date.now = () => realNow() + ms;
}

/** A server with its own clock: it rejects expired tokens and issues new ones. Counts refreshes. */
function serverWithClock() {
  const counter = { refreshes: 0 };
  const headers = () => ({ Date: new Date(realNow()).toUTCString() });
  const issue = () => {
    const deviceNow = Date.now;
    Date.now = realNow;
    const token = aToken({ id: String(counter.refreshes) });
    Date.now = deviceNow;
    return token;
  };
  server.use(
    handle(authEndpoints.refresh, () => {
      counter.refreshes += 1;
      return HttpResponse.json(aSessionAnswer({ token: issue() }), { headers: headers() });
    }),
    handle(appsEndpoints.list, ({ request }) => {
      const token = request.headers.get("Authorization")?.slice("Bearer ".length);
      return isTokenLive(token, realNow())
        ? HttpResponse.json({ success: true, data: [] }, { headers: headers() })
        : HttpResponse.json({ success: false, code: "UNAUTHORIZED" }, { status: 401, headers: headers() });
    }),
  );
  return counter;
}

const skews = [10 * MINUTE, -10 * MINUTE, DAY, -DAY];

test.each(skews)(
  "F20 a clock that is off by %d ms from the start: no logout, one refresh at most",
  async (ms) => {
    const counter = serverWithClock();
    signInAs("user");
    skew(ms);

    for (let times = 0; times < 5; times += 1) await call(appsEndpoints.list);
    expect(await guardRoute("user", "/keywords")).toEqual({ allow: true });

    expect(counter.refreshes).toBeLessThanOrEqual(1);
    expect(getSession().status).toBe("signed-in");
    expect(record.went).toEqual([]);
    expect(Math.abs(getServerTime() - realNow())).toBeLessThan(31_000);
  },
);

test.each(skews)("F20 a clock that jumps by %d ms and back while the page is open: no loop", async (ms) => {
  const counter = serverWithClock();
  signInAs("user");
  for (const jump of [ms, 0, ms, 0]) {
    skew(jump);
    await call(appsEndpoints.list);
    await call(appsEndpoints.list);
  }

  expect(counter.refreshes).toBeLessThanOrEqual(4);
  expect(getSession().status).toBe("signed-in");
});

test("F20 a token that has expired on the server is refreshed once, although this clock is a day behind", async () => {
  const counter = serverWithClock();
  signInAs("user");
  storage.set("token", aToken({ expiresInSeconds: -60 }));
  skew(-DAY);

  await call(appsEndpoints.list);
  await call(appsEndpoints.list);

  expect(counter.refreshes).toBe(1);
});
