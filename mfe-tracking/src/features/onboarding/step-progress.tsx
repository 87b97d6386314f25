import { CircleCheckIcon, ProgressBar, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";
import { STEPS, type StepId } from "./use-onboarding";

const Steps = styled.ol.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(${STEPS.length}, minmax(0, 1fr));
  gap: var(--lw-space-3);
  margin: var(--lw-space-3) 0 0;
  padding: 0;
  list-style: none;
  @media (max-width: 639px) {
    display: flex;
    justify-content: space-between;
  }
`;

const Item = styled.li<{ $now: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  color: var(--lw-${({ $now }) => ($now ? "text" : "text-muted")});
  font-size: var(--lw-font-sm);
  font-weight: var(--lw-weight-${({ $now }) => ($now ? "semibold" : "regular")});
  svg {
    flex: none;
    color: var(--lw-success-text);
  }
`;

const Mark = styled.span<{ $now: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid var(--lw-${({ $now }) => ($now ? "accent-border" : "border-strong")});
  border-radius: 50%;
  background: var(--lw-${({ $now }) => ($now ? "accent-soft" : "surface")});
  font-size: var(--lw-font-xs);
`;

/** The name of a step; on a phone only that of the current one is visible. */
const Name = styled.span<{ $now: boolean }>`
  @media (max-width: 639px) {
    ${({ $now }) =>
      !$now && "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);"}
  }
`;

export interface StepProgressProps {
  step: StepId;
  done: Readonly<Record<StepId, boolean>>;
}

/** Renders which steps are done and which is the current one. */
export function StepProgress({ step, done }: StepProgressProps) {
  const count = STEPS.filter(({ id }) => done[id]).length;
  return (
    <>
      <ProgressBar
        label="First steps"
        value={Math.round((count / STEPS.length) * 100)}
        text={`${count} of ${STEPS.length} done`}
      />
      <Steps>
        {STEPS.map(({ id, title }, index) => (
          <Item key={id} $now={id === step} aria-current={id === step ? "step" : undefined}>
            {done[id] ? (
              <CircleCheckIcon size={20} aria-hidden="true" />
            ) : (
              <Mark $now={id === step} aria-hidden="true">
                {index + 1}
              </Mark>
            )}
            <Name $now={id === step}>
              {title}
              {done[id] && <VisuallyHidden> (done)</VisuallyHidden>}
            </Name>
          </Item>
        ))}
      </Steps>
    </>
  );
}
