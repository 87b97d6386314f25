import { FIGURES_PATH, type FigureId } from "@listwise/aso-core/figures";
import styled, { css } from "styled-components";
import { InfoIcon } from "../icons/icons";
import { Link } from "../router/facade";

export interface FigureLinkProps {
  figure: FigureId;
  /** Name of the figure next to the link. */
  label: string;
}

const iconLink = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 1.5rem;
  min-height: 1.5rem;
  margin-block: -0.25rem;
  border-radius: var(--lw-radius-sm);
  color: var(--lw-text-subtle);
  vertical-align: middle;
  &:hover {
    color: var(--lw-accent-text);
  }
`;

const IconLink = styled(Link)`
  ${iconLink}
`;

const IconAnchor = styled.a`
  ${iconLink}
`;

const getName = (label: string) => `How ${label} is computed`;
const icon = <InfoIcon size={13} aria-hidden="true" />;

/** Renders a small icon that leads to the definition of a figure. */
export function FigureLink({ figure, label }: FigureLinkProps) {
  return (
    <IconLink to={`${FIGURES_PATH}#${figure}`} aria-label={getName(label)}>
      {icon}
    </IconLink>
  );
}

/** Renders a small icon that leads to a definition on the same page; `id` is that of its element. */
export function DefinitionLink({ id, label }: { id: string; label: string }) {
  return (
    <IconAnchor href={`#${id}`} aria-label={getName(label)}>
      {icon}
    </IconAnchor>
  );
}

const Line = styled.p`
  padding: var(--lw-space-2) var(--lw-space-5);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
    line-height: 1.5rem;
    text-decoration: underline;
  }
`;

/** Renders links to the definitions of the figures of a table, whose header has no space for them. */
export function FigureLinks({ figures }: { figures: readonly FigureLinkProps[] }) {
  if (figures.length === 0) return null;
  return (
    <Line>
      How it's computed:{" "}
      {figures.map(({ figure, label }, index) => (
        <span key={figure}>
          {index > 0 && ", "}
          <Link to={`${FIGURES_PATH}#${figure}`}>{label}</Link>
        </span>
      ))}
    </Line>
  );
}
