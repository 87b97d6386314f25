import { axe } from "jest-axe";

/** Runs axe and fails with its findings; use it for every component and page. Contrast is tested on the tokens. */
export async function expectNoViolations(container: Element): Promise<void> {
  // Passed checks would cost as much again, because axe makes a selector for each of their elements.
  expect(await axe(container, { resultTypes: ["violations"] })).toHaveNoViolations();
}
