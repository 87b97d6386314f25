import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { FailureNotice } from "./failure-notice";
import { useAccountForm } from "./use-account-form";

function LimitedForm() {
  const { failure, waiting, onSubmit } = useAccountForm({
    schema: z.object({}),
    initial: {},
    submit: () => {
      throw new ApiError({
        status: 429,
        code: "RATE_LIMITED",
        message: "Too many mails.",
        retryAfterSeconds: 2,
      });
    },
  });
  return (
    <form aria-label="Limited" onSubmit={onSubmit}>
      <FailureNotice failure={failure} />
      <button type="submit" disabled={waiting}>
        Send
      </button>
    </form>
  );
}

afterEach(() => jest.useRealTimers());

test("the message and the button change together, also if the clock moves on while they are rendered", async () => {
  jest.useFakeTimers();
  const start = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(start);
  render(<LimitedForm />);
  await act(async () => {
    fireEvent.submit(screen.getByRole("form"));
  });
  expect(screen.getByRole("timer")).toHaveTextContent("You can try again in 0:02.");

  // The wait ends after the first reading of the clock.
  clock.mockReturnValue(start + 2000).mockReturnValueOnce(start + 1999);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole("timer")).toHaveTextContent("You can try again in 0:01.");
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();

  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText("You can try again now.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
});
