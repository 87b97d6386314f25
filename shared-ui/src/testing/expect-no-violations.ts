import { axe } from "jest-axe";

/** Fails with axe's findings; run it on every component and page. Contrast is tested on the tokens. */
export async function expectNoViolations(container: Element): Promise<void> {
  expect(await axe(container)).toHaveNoViolations();
}
