import type { Platform } from "@listwise/aso-core/stores";
import styled, { css } from "styled-components";

/** Theme of the previewed phone, independent of the page's. */
export type PreviewTheme = "light" | "dark";

/** Colors of the stores' own designs in both themes. */
const COLORS = {
  light: css`
    --preview-surface: #ffffff;
    --preview-text: #1b1b1d;
    --preview-muted: #68686d;
    --preview-line: #e3e3e6;
    --preview-button: #f0f0f2;
    --preview-action: #0060cc;
    --preview-play: #00704a;
  `,
  dark: css`
    --preview-surface: #101012;
    --preview-text: #f5f5f7;
    --preview-muted: #a1a1a8;
    --preview-line: #343438;
    --preview-button: #2a2a2e;
    --preview-action: #58a6ff;
    --preview-play: #5fd3a6;
  `,
};

const FONTS: Readonly<Record<Platform, string>> = {
  ios: "-apple-system, 'SF Pro Text', system-ui, sans-serif",
  android: "Roboto, system-ui, sans-serif",
};

/** The part of a phone's screen that the store uses, as wide as a phone. */
export const Screen = styled.div<{ $device: Platform; $theme: PreviewTheme }>`
  ${({ $theme }) => COLORS[$theme]}
  max-width: 24.375rem;
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-border-strong);
  border-radius: 1.25rem;
  background: var(--preview-surface);
  color: var(--preview-text);
  font-family: ${({ $device }) => FONTS[$device]};
  line-height: 1.3;
`;

export const SectionName = styled.p`
  margin: 0 0 var(--lw-space-2);
  color: var(--preview-muted);
  font-size: 0.6875rem;
  font-weight: 600;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

export const Section = styled.section`
  & + & {
    margin-top: var(--lw-space-4);
    padding-top: var(--lw-space-4);
    border-top: 1px solid var(--preview-line);
  }
`;

export const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** A text that is cut after some lines, as the store does. */
export const Cut = styled.p<{ $lines: number; $size: string; $weight?: number; $tone?: string }>`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  color: var(--preview-${({ $tone = "text" }) => $tone});
  font-size: ${({ $size }) => $size};
  font-weight: ${({ $weight = 400 }) => $weight};
  overflow-wrap: anywhere;
`;

export const Action = styled.span`
  flex: none;
  padding: 0.25rem 1rem;
  border-radius: 1rem;
  background: var(--preview-button);
  color: var(--preview-action);
  font-size: 0.8125rem;
  font-weight: 700;
`;

/** The first three lines of a text with line breaks, and what opens the rest. */
export const ThreeLines = styled.div`
  position: relative;
  margin-top: var(--lw-space-3);
  font-size: 0.875rem;
  p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  span {
    position: absolute;
    right: 0;
    bottom: 0;
    padding-left: 1.5rem;
    background: linear-gradient(to right, transparent, var(--preview-surface) 1.25rem);
    color: var(--preview-action);
  }
`;
