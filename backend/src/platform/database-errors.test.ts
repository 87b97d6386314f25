import { isDatabaseDown } from "./database-errors";

const coded = (code: string) => Object.assign(new Error("no"), { code });
const wrapped = (cause: Error) => new Error("Failed query: rollback\nparams: ", { cause });

test.each([
  [
    "a rollback on a broken connection",
    wrapped(new Error("Client has encountered a connection error and is not queryable")),
  ],
  ["a statement that the shutdown ended", wrapped(coded("57P01"))],
  ["a connection that nobody accepts", new AggregateError([coded("ECONNREFUSED")])],
  ["a server that starts up", coded("57P03")],
  ["a connection that broke", wrapped(new Error("Connection terminated unexpectedly"))],
  ["a server that never answers", wrapped(new Error("Query read timeout"))],
])("%s is a lost database", (_name, error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  ["a refused statement", wrapped(coded("23505"))],
  [
    "another service that fetch cannot reach",
    new TypeError("fetch failed", { cause: coded("ECONNREFUSED") }),
  ],
  ["a mail server that does not answer", Object.assign(coded("ETIMEDOUT"), { command: "CONN" })],
  ["a programming error", new Error("undefined is not a function")],
])("%s is not", (_name, error) => {
  expect(isDatabaseDown(error)).toBe(false);
});
