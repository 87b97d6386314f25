import { css } from "styled-components";

/** Marks that it is unknown yet if a page has first steps. */
export function StepsPending() {
  return <span data-first-steps="pending" hidden />;
}

/** Marks that the user is choosing competitors and keywords, without which the rest of the page is empty. */
export function StepsChoosing() {
  return <span data-first-steps="choosing" hidden />;
}

/** Hides the content of a page as long as the first steps could push it down, and what follows them while it is empty. */
export const hideWhileStepsPending = css`
  &:has(> [data-first-steps="pending"]) {
    visibility: hidden;
  }
  & > [data-first-steps="choosing"] ~ * {
    display: none;
  }
`;
