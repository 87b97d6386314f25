import { isSecretName, redact } from "./redact";

test("fields with secret names and long keys in texts are hidden; the rest stays", () => {
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P";
  const payload = {
    user: { name: "Ada", accessToken: "short", password: "x" },
    pathname: "/r/Zm9vYmFyYmF6cXV4MTIzNDU",
    text: `Bearer ${token}`,
    ids: [1, 2],
    version: "1.0.0-1f815245",
    nothing: null,
  };
  expect(redact(payload)).toEqual({
    user: { name: "Ada", accessToken: "[hidden]", password: "[hidden]" },
    pathname: "/r/[hidden]",
    text: expect.not.stringContaining("eyJ"),
    ids: [1, 2],
    version: "1.0.0-1f815245",
    nothing: null,
  });
});

test("a deep or long payload is cut", () => {
  const endless: { next?: unknown } = {};
  endless.next = endless;
  expect(JSON.stringify(redact(endless))).toContain("…");
  expect(redact(Array.from({ length: 100 }, () => 1))).toHaveLength(50);
});

test.each(["token", "refreshToken", "apiKey", "code", "fingerprint"])(
  "%s is the name of a secret",
  (name) => {
    expect(isSecretName(name)).toBe(true);
  },
);
