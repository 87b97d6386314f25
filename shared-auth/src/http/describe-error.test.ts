import { ERROR_STATUS } from "@listwise/contracts/api";
import { ApiError, createUnexpectedAnswerError } from "./api-error";
import { describeError } from "./describe-error";

function problem(code: string, change: { message?: string; retryAfterSeconds?: number } = {}) {
  return new ApiError({ status: 500, code, message: "It failed.", requestId: "req-1", ...change });
}

test.each(Object.keys(ERROR_STATUS))("%s comes with advice and the report number", (code) => {
  const { message, advice, requestId } = describeError(problem(code));

  expect(message).toBe("It failed.");
  expect(advice).toMatch(/^[A-Z].+\.$/);
  expect(requestId).toBe("req-1");
});

test("advice that the message already contains is not repeated", () => {
  const message = "The server cannot be reached. Check your connection and try again.";

  expect(describeError(problem("NETWORK", { message })).advice).toBe("");
});

test("a wait is given in seconds", () => {
  expect(describeError(problem("RATE_LIMITED", { retryAfterSeconds: 1 })).advice).toBe(
    "Try again in 1 second.",
  );
  expect(describeError(problem("RATE_LIMITED", { retryAfterSeconds: 9 })).advice).toBe(
    "Try again in 9 seconds.",
  );
});

test.each([
  [new Error("It broke."), "It broke."],
  ["a word", "Something went wrong."],
  [undefined, "Something went wrong."],
])("errors without a server response have a message too: %p", (thrown, message) => {
  expect(describeError(thrown)).toEqual({ message, advice: "Try again.", requestId: null });
});

test("the Turkish message prescribed by the specification is marked with its language", () => {
  expect(createUnexpectedAnswerError(200, []).lang).toBe("tr");
  expect(problem("INTERNAL").lang).toBeUndefined();
});
