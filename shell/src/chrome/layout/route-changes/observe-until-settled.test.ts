import { observeUntilSettled } from "./observe-until-settled";

const grow = async () => {
  document.body.append(document.createElement("p"));
  await Promise.resolve();
};

test("it stops after the active time; time in a hidden tab doesn't count", async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const look = jest.fn(() => "waiting" as const);
  observeUntilSettled(look, 300);
  jest.advanceTimersByTime(1_000);
  await grow();
  expect(look).toHaveBeenCalledTimes(2);
  hidden.mockReturnValue(false);
  jest.advanceTimersByTime(300);
  await grow();
  expect(look).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
