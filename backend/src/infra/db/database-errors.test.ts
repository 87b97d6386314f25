import { isDatabaseDown } from "./database-errors";

const coded = (code: string) => Object.assign(new Error("no"), { code });
const wrapped = (cause: Error) => new Error("Failed query: rollback\nparams: ", { cause });

test.each([
  [
    "a rollback on a broken connection",
    wrapped(new Error("Client has encountered a connection error and is not queryable")),
  ],
  ["a statement ended by a shutdown", wrapped(coded("57P01"))],
  ["a refused connection", new AggregateError([coded("ECONNREFUSED")])],
  ["a server that is starting up", coded("57P03")],
  ["a broken connection", wrapped(new Error("Connection terminated unexpectedly"))],
  ["a server that doesn't answer", wrapped(new Error("Query read timeout"))],
])("%s counts as a lost database", (_name, error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  ["a refused statement", wrapped(coded("23505"))],
  ["another service that fetch can't reach", new TypeError("fetch failed", { cause: coded("ECONNREFUSED") })],
  ["a mail server that doesn't answer", Object.assign(coded("ETIMEDOUT"), { command: "CONN" })],
  ["a programming error", new Error("undefined is not a function")],
])("%s doesn't count as a lost database", (_name, error) => {
  expect(isDatabaseDown(error)).toBe(false);
});
