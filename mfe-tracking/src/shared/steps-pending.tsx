import { css } from "styled-components";

/** Marks that it is unknown yet if a page has first steps. */
export function StepsPending() {
  return <span data-first-steps="pending" hidden />;
}

/** Hides the content of a page as long as the first steps could push it down. */
export const hideWhileStepsPending = css`
  &:has(> [data-first-steps="pending"]) {
    visibility: hidden;
  }
`;
