import { adminUserEndpoints } from "@listwise/contracts/admin";
import { endpoint } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { HttpResponse } from "msw";
import { clearSession } from "../session/change-session";
import { getSession } from "../session/session.store";
import { startApiServer, failWith, handle, resetSession, signInAs } from "../testing";
import { call } from "./call";
import { setSessionConfirmer } from "./confirm-session";

const server = startApiServer();

/** A sensitive call that has an effect every time it is sent. */
const create = endpoint({
  method: "POST",
  path: "/keys",
  access: "user",
  tag: "test",
  summary: "Make a key",
  body: z.object({ label: z.string() }),
  response: z.object({ success: z.literal(true) }),
  recentSignIn: true,
});
const body = { label: "Build server" };
const refusal = { success: false, code: "RECENT_SIGN_IN_REQUIRED", message: "Confirm that it is you." };

/** Refuses until the session is confirmed, and records every body and idempotency key. */
function oldSession(endpoint: Pick<typeof create, "method" | "path"> = create) {
  const record = { confirmed: false, bodies: new Array<unknown>(), keys: new Array<string | null>() };
  server.use(
    handle(endpoint, async ({ request }) => {
      record.bodies.push(await request.json());
      record.keys.push(request.headers.get("Idempotency-Key"));
      return record.confirmed
        ? HttpResponse.json({ success: true })
        : HttpResponse.json(refusal, { status: 403 });
    }),
  );
  return record;
}

let stop = () => {};
function confirmBy(confirmer: () => Promise<boolean>) {
  const asked = jest.fn(confirmer);
  stop = setSessionConfirmer(asked);
  return asked;
}

beforeEach(() => {
  resetSession();
  signInAs("admin");
});
afterEach(() => stop());

test("after the confirmation, the call is sent again with the same body", async () => {
  const record = oldSession();
  const asked = confirmBy(() => Promise.resolve((record.confirmed = true)));

  await expect(call(create, { body })).resolves.toEqual({ success: true });

  expect(asked).toHaveBeenCalledTimes(1);
  expect(record.bodies).toEqual([body, body]);
});

test("a call that may run twice keeps its key when it is sent again", async () => {
  const record = oldSession(adminUserEndpoints.create);
  confirmBy(() => Promise.resolve((record.confirmed = true)));
  const user = {
    name: "Grace",
    email: "grace@listwise.example",
    role: "user" as const,
    emailVerified: false,
  };

  await expect(call(adminUserEndpoints.create, { body: user })).rejects.toMatchObject({
    code: "UNEXPECTED_ANSWER",
  });

  expect(record.bodies).toEqual([user, user]);
  expect(record.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(record.keys[1]).toBe(record.keys[0]);
});

test("concurrent calls share one confirmation, and each is sent again", async () => {
  const record = oldSession();
  const asked = confirmBy(async () => {
    while (record.bodies.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    return (record.confirmed = true);
  });

  await Promise.allSettled([1, 2, 3].map((number) => call(create, { body: { label: `Key ${number}` } })));

  expect(asked).toHaveBeenCalledTimes(1);
  expect(record.bodies).toHaveLength(6);
});

test("a refusal that arrives after the confirmation does not ask again", async () => {
  const record = oldSession();
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  let isFirst = true;
  server.use(
    handle(create, async () => {
      if (!isFirst) return undefined;
      isFirst = false;
      await late;
      return HttpResponse.json(refusal, { status: 403 });
    }),
  );
  const asked = confirmBy(() => Promise.resolve((record.confirmed = true)));
  const slow = call(create, { body: { label: "Slow" } }).catch((problem: unknown) => problem);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await call(create, { body }).catch(() => {});
  answerLate();

  await expect(slow).resolves.toEqual({ success: true });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a call whose confirmation was canceled fails with a message and is not sent again", async () => {
  const record = oldSession();
  confirmBy(() => Promise.resolve(false));

  await expect(call(create, { body })).rejects.toMatchObject({
    code: "NOT_CONFIRMED",
    message: "Not saved: confirm it's you to continue.",
    advice: "",
  });
  expect(record.bodies).toHaveLength(1);
});

test("a call is sent again only once: a second refusal is an error", async () => {
  const record = oldSession();
  const asked = confirmBy(() => Promise.resolve(true));

  await expect(call(create, { body })).rejects.toMatchObject({ code: "RECENT_SIGN_IN_REQUIRED" });

  expect(asked).toHaveBeenCalledTimes(1);
  expect(record.bodies).toHaveLength(2);
});

test("if no dialog is registered, the server's message is the error", async () => {
  oldSession();

  await expect(call(create, { body })).rejects.toThrow("Confirm that it is you.");
});

test("a session that ends during the confirmation drops the call: the next account does not send it", async () => {
  const record = oldSession();
  confirmBy(() => {
    clearSession("expired");
    signInAs("user", { id: 2 });
    return Promise.resolve(true);
  });

  await expect(call(create, { body })).rejects.toThrow("The session changed.");
  expect(record.bodies).toHaveLength(1);
});

test("the server's refusal marks an administrator as lacking a second factor", async () => {
  server.use(failWith(adminUserEndpoints.stats, "SECOND_FACTOR_REQUIRED", "Set up a second factor."));

  await expect(call(adminUserEndpoints.stats)).rejects.toThrow("Set up a second factor.");

  expect(getSession().user).toMatchObject({ secondFactorRequired: true, secondFactor: false });
});
