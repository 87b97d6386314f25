import {
  Button,
  Card,
  CircleCheckIcon,
  LinkButton,
  ProgressBar,
  Text,
  VisuallyHidden,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { focusOn, type Step } from "./use-onboarding";

const Steps = styled.ol.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--lw-space-3);
  margin: var(--lw-space-4) 0 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $now: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-${({ $now }) => ($now ? "accent-border" : "border")});
  border-radius: var(--lw-radius-md);
  background: var(--lw-${({ $now }) => ($now ? "accent-soft" : "surface-sunken")});
`;

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  svg {
    color: var(--lw-success-text);
  }
`;

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid var(--lw-border-strong);
  border-radius: 50%;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;

interface OnboardingProps {
  steps: readonly Step[];
  onDismiss: () => void;
  /** True if the user just asked for the steps, which then receive the focus. */
  focused: boolean;
}

/** Renders the three steps to the first ranking. */
export function Onboarding({ steps, onDismiss, focused }: OnboardingProps) {
  const now = steps.findIndex(({ done }) => !done);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title="Get started"
      description="Three steps to your first ranking."
      actions={
        <Button size="sm" variant="ghost" onClick={onDismiss} ref={focused ? focusOn : undefined}>
          Dismiss
        </Button>
      }
    >
      <ProgressBar
        label="First steps"
        value={Math.round((done / steps.length) * 100)}
        text={`${done} of ${steps.length} done`}
      />
      <Steps>
        {steps.map((step, index) => (
          <Item key={step.title} $now={index === now} aria-current={index === now ? "step" : undefined}>
            <div>
              <Heading>
                {step.done ? (
                  <CircleCheckIcon size={20} aria-hidden="true" />
                ) : (
                  <Mark aria-hidden="true">{index + 1}</Mark>
                )}
                <strong>{step.title}</strong>
                {step.done && <VisuallyHidden>(done)</VisuallyHidden>}
              </Heading>
              <Text $size="sm" $tone="muted">
                {step.text}
              </Text>
            </div>
            {index === now && (
              <LinkButton size="sm" variant="primary" to={step.to}>
                {step.action}
              </LinkButton>
            )}
          </Item>
        ))}
      </Steps>
    </Card>
  );
}
