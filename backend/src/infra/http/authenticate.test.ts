import {
  assertAccess,
  assertViewable,
  parseBearerToken,
  createAuthenticator,
  type Principal,
} from "./authenticate";

const ada: Principal = {
  id: 1,
  sessionId: "s1",
  name: "Ada",
  email: "ada@listwise.example",
  role: "user",
  secondFactorMissing: false,
  recentSignIn: true,
  verified: true,
};
const refusal = (access: Parameters<typeof assertAccess>[0], change: Partial<Principal>) => {
  try {
    assertAccess(access, { ...ada, ...change });
    return null;
  } catch (error) {
    return error;
  }
};

test.each([
  ["user", { user: null, team: "FORBIDDEN", admin: "FORBIDDEN", superadmin: "FORBIDDEN" }],
  ["admin", { user: null, team: null, admin: null, superadmin: "FORBIDDEN" }],
  ["superadmin", { user: null, team: null, admin: null, superadmin: null }],
] as const)("a verified %s has access up to their role and no higher", (role, verdicts) => {
  for (const access of ["user", "team", "admin", "superadmin"] as const) {
    const code = verdicts[access];
    expect(refusal(access, { role })).toEqual(code && expect.objectContaining({ code }));
  }
});

test("a user without permission is told whom to ask", () => {
  expect(refusal("admin", {})).toMatchObject({ message: expect.stringMatching(/ask an administrator/i) });
});

const keywords = { method: "GET", tag: "keywords", access: "user" } as const;
const changing = /nothing can be changed/;
const owners = /only the owner/i;

test.each([
  ["reads what pages of the account show", keywords, null],
  ["reads the account's plan", { ...keywords, tag: "billing" }, null],
  ["reads public content", { ...keywords, tag: "content", access: "public" }, null],
  ["doesn't read API keys", { ...keywords, tag: "api-keys" }, owners],
  ["doesn't read what the contract marks", { ...keywords, viewable: false }, owners],
  [
    "doesn't read a public answer that the contract marks",
    { ...keywords, access: "public", viewable: false },
    owners,
  ],
  ["reads anything that the contract allows", { ...keywords, tag: "api-keys", viewable: true }, null],
  ["changes nothing", { ...keywords, method: "POST" }, changing],
  ["changes nothing that visitors may change", { ...keywords, method: "PUT", access: "public" }, changing],
  ["makes the changes that the contract allows", { ...keywords, method: "POST", viewable: true }, null],
] as const)("S89: an administrator who views an account %s", (_, endpoint, message) => {
  const check = (caller: Principal | null) => () => assertViewable(endpoint, caller);
  const viewing = check({ ...ada, viewer: { id: 9, viewId: "view" } });
  if (message === null) expect(viewing).not.toThrow();
  else
    expect(viewing).toThrow(
      expect.objectContaining({ code: "VIEW_ONLY", message: expect.stringMatching(message) }),
    );
  expect(check(ada)).not.toThrow();
  expect(check(null)).not.toThrow();
});

test("an unverified account has access only to public and session endpoints", () => {
  for (const access of ["public", "session"] as const)
    expect(refusal(access, { verified: false })).toBeNull();
  for (const access of ["user", "team", "admin", "superadmin"] as const) {
    expect(refusal(access, { verified: false, role: "superadmin" })).toMatchObject({
      code: "EMAIL_NOT_VERIFIED",
      message: expect.stringMatching(/confirm your email/i),
    });
  }
});

test("without a required second factor, only admin endpoints are closed", () => {
  const change = { secondFactorMissing: true, role: "superadmin" } as const;
  for (const access of ["public", "session", "user"] as const) expect(refusal(access, change)).toBeNull();
  for (const access of ["team", "admin", "superadmin"] as const) {
    expect(refusal(access, change)).toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
      message: expect.stringMatching(/passkey or an authenticator app/),
    });
  }
});

test.each([
  ["Bearer abc.def", "abc.def"],
  ["bearer   abc", "abc"],
  ["Bearer", null],
  ["Bearer ", null],
  ["Bearerabc", null],
  ["Bearer a b", null],
  ["Basic abc", null],
  ["x Bearer abc", null],
  ["", null],
  [undefined, null],
])("parses the header %j as the token %j", (header, token) => {
  expect(parseBearerToken(header)).toBe(token);
});

test("an authenticator refuses every token until a resolver is registered, then passes the token on", async () => {
  const auth = createAuthenticator();
  const unknown = { code: "UNAUTHORIZED" };
  await expect(auth.authenticate("t")).rejects.toMatchObject({
    ...unknown,
    message: expect.stringMatching(/sign in/i),
  });
  await expect(auth.authenticateTeam("t")).rejects.toMatchObject({
    ...unknown,
    message: expect.stringMatching(/token/),
  });
  await expect(auth.authenticateKey("t", "read")).rejects.toMatchObject({
    ...unknown,
    message: expect.stringMatching(/key/),
  });

  auth.setTokenResolver(async (token) => ({ ...ada, name: token }));
  auth.setTeamResolver(async (token) => ({
    ...{ tokenId: 1, release: "mfe-content", label: token },
    ...{ createdBy: null, needsApproval: false, expiresAt: new Date() },
  }));
  auth.setKeyResolver(async (key, scope) => ({ ...ada, name: `${key} ${scope}` }));
  expect(await auth.authenticate("one")).toMatchObject({ name: "one" });
  expect(await auth.authenticateTeam("two")).toMatchObject({ label: "two" });
  expect(await auth.authenticateKey("three", "write")).toMatchObject({ name: "three write" });
});
