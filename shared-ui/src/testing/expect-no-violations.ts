import { axe } from "jest-axe";

/** Runs axe and fails with its findings; use it for every component and page. Contrast is tested on the tokens. */
export async function expectNoViolations(container: Element): Promise<void> {
  expect(await axe(container)).toHaveNoViolations();
}
