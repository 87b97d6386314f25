import styled from "styled-components";

export interface ProgressBarProps {
  /** Name of the measured quantity. */
  label: string;
  /** 0…`max`; absent if unknown. */
  value?: number;
  max?: number;
  /** Text next to the bar, such as "12 of 50". */
  text?: string;
  tone?: "accent" | "success" | "warning" | "danger";
}

const fills = {
  accent: "--lw-accent",
  success: "--lw-success-text",
  warning: "--lw-warning-text",
  danger: "--lw-danger-text",
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  min-width: 0;
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--lw-space-3);
  font-size: var(--lw-font-sm);
  span + span {
    color: var(--lw-text-muted);
  }
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: var(--lw-radius-full);
  background: var(--lw-active);
`;

const Fill = styled.div<{ $tone: keyof typeof fills }>`
  height: 100%;
  border-radius: inherit;
  background: var(${({ $tone }) => fills[$tone]});
  transition: width var(--lw-motion-normal) var(--lw-ease);
`;

/** Renders how much of a quantity is done or used. */
export function ProgressBar({ label, value, max = 100, text, tone = "accent" }: ProgressBarProps) {
  const known = value !== undefined;
  const percent = known && max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <Root>
      <Words aria-hidden="true">
        <span>{label}</span>
        {text && <span>{text}</span>}
      </Words>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={known ? Math.min(max, Math.max(0, value)) : undefined}
        aria-valuetext={text}
      >
        <Fill $tone={tone} style={{ width: known ? `${percent}%` : "30%" }} />
      </Track>
    </Root>
  );
}
