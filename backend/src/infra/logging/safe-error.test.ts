import { z } from "zod";
import { maskText } from "../security/mask";
import { formatSafeError, toSafeError } from "./safe-error";

const SECRET = "ada@private.example";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

const refused = Object.assign(new Error(`invalid input syntax: "${SECRET}"`), {
  code: "22P02",
  severity: "ERROR",
  detail: `Key (email)=(${SECRET}) already exists.`,
  where: SECRET,
  table: "users",
});

test.each([
  [
    "a statement",
    Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`, { cause: refused }), {
      query: "insert into users values ($1)",
      params: [SECRET],
    }),
  ],
  ["a row", refused],
  [
    "a mail",
    Object.assign(new Error(`550 <${SECRET}> rejected`), {
      command: "RCPT TO",
      responseCode: 550,
      rejected: [SECRET],
    }),
  ],
  ["text that isn't JSON", parse(SECRET)],
  ["a field", z.safeParse(z.strictObject({}), { [SECRET]: 1 }).error],
  ["a URL", new TypeError(`Failed to parse URL from http://x/?key=${SECRET}`, { cause: { input: SECRET } })],
  ["a message that looks like frames", new Error(`no\n    at ${SECRET}:1:1`)],
])("an error about %s is stored without its value", (_name, error) => {
  const safe = toSafeError(error);
  expect(JSON.stringify(safe)).not.toContain("private");
  expect(formatSafeError(safe)).not.toContain("private");
  expect(formatSafeError(safe)).toMatch(/^\w+: \S/);
});

test("keeps the type, code, statement, table and stack frames", () => {
  const cause = Object.assign(new Error('relation "users" does not exist'), {
    code: "42P01",
    severity: "ERROR",
  });
  const error = Object.assign(new Error("Failed query", { cause }), {
    query: "select $1 from users",
    params: [1],
  });
  expect(toSafeError(error)).toMatchObject({
    statement: "select $1 from users",
    stack: expect.stringMatching(/^ {4}at .*safe-error\.test\.ts/),
    cause: { code: "42P01", message: 'relation "users" does not exist' },
  });
});

test("masks tokens and email addresses, but not names and ids", () => {
  expect(maskText("to a.b+c@mail.example.org, /x?token=abc&n=1")).toBe(
    "to [email], /x?token=[redacted]&n=[redacted]",
  );
  expect(maskText("$argon2id$v=19$m=1,t=2$c2FsdA$aGFzaA")).toBe("[hash]");
  const names = "user_keywords_user_id_users_id_foreign_key 0b9fbd5c-2f3e-4c9b-9e43-2a6f1f0c7d11 pg@8.23.1";
  expect(maskText(names)).toBe(names);
});
