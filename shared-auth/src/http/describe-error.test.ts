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

test("a message that says what to do gets no general advice, which could contradict it", () => {
  const message = "You already have this draft. Choose another name.";

  expect(describeError(problem("CONFLICT", { message })).advice).toBe("");
});

test.each([
  [1, "1 second"],
  [120, "120 seconds"],
  [121, "3 minutes"],
  [7_200, "120 minutes"],
  [7_201, "3 hours"],
])("a wait of %i seconds is %s", (retryAfterSeconds, words) => {
  expect(describeError(problem("RATE_LIMITED", { retryAfterSeconds })).advice).toBe(`Try again in ${words}.`);
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
