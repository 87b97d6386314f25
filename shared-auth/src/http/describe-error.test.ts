import { ERROR_STATUS } from "@listwise/contracts";
import { ApiError, unexpectedAnswer } from "./api-error";
import { describeError } from "./describe-error";

function problem(code: string, change: { message?: string; retryAfterSeconds?: number } = {}) {
  return new ApiError({ status: 500, code, message: "It failed.", requestId: "req-1", ...change });
}

test.each(Object.keys(ERROR_STATUS))("%s comes with what to do next and the number to report", (code) => {
  const { message, advice, requestId } = describeError(problem(code));

  expect(message).toBe("It failed.");
  expect(advice).toMatch(/^[A-Z].+\.$/);
  expect(requestId).toBe("req-1");
});

test("advice that the message gives already is not given twice", () => {
  const message = "The server cannot be reached. Check your connection and try again.";

  expect(describeError(problem("NETWORK", { message })).advice).toBe("");
});

test("a wait is named", () => {
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
])("what no server said is fit to be shown too: %p", (thrown, message) => {
  expect(describeError(thrown)).toEqual({ message, advice: "Try again.", requestId: null });
});

test("the specification's Turkish words say their language", () => {
  expect(unexpectedAnswer(200, []).lang).toBe("tr");
  expect(problem("INTERNAL").lang).toBeUndefined();
});
