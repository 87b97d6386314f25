import { useEffect, useRef, type ReactNode } from "react";
import styled from "styled-components";

const Root = styled.div`
  display: grid;
  gap: var(--lw-space-4);
  margin-top: var(--lw-space-5);
  h3 {
    font-size: var(--lw-font-lg);
    &:focus:not(:focus-visible) {
      outline: none;
    }
  }
  h3 + p {
    max-width: 42rem;
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
  }
`;

/** The buttons of a step: on a phone the main one is below the others and as wide as the screen. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--lw-space-2);
  @media (max-width: 639px) {
    flex-direction: column;
    & > * {
      width: 100%;
    }
  }
`;

export interface StepPanelProps {
  title: string;
  description: ReactNode;
  /** Moves the focus to the heading when the step appears. */
  focused: boolean;
  actions: ReactNode;
  children?: ReactNode;
}

/** Renders a step with its heading and its buttons. */
export function StepPanel({ title, description, focused, actions, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasFocused = useRef(focused);
  useEffect(() => {
    if (wasFocused.current) heading.current?.focus();
  }, []);
  return (
    <Root>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{description}</p>
      </div>
      {children}
      <Actions>{actions}</Actions>
    </Root>
  );
}
