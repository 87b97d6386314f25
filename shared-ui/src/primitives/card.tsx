import type { HTMLAttributes, ReactNode } from "react";
import { useId } from "react";
import styled from "styled-components";

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Makes the card a named region with a level 2 heading. */
  title?: ReactNode;
  description?: ReactNode;
  /** Shown next to the title: a help link. */
  badge?: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  /** Content below a line at the bottom: provenance, pagination. */
  footer?: ReactNode;
  /** Removes the padding, for tables and lists that reach the edges. */
  flush?: boolean;
}

const Root = styled.section`
  min-width: 0;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-sm);
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  padding: var(--lw-space-4) var(--lw-space-5) 0;
  & > div {
    min-width: 0;
  }
  /* The text shrinks before the actions move below it. */
  & > div:first-child {
    flex: 1 1 12rem;
  }
  h2 {
    font-size: var(--lw-font-md);
  }
  p {
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-3);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
`;

const Body = styled.div<{ $flush: boolean; $titled: boolean }>`
  padding: ${({ $flush }) => ($flush ? "0" : "var(--lw-space-4) var(--lw-space-5) var(--lw-space-5)")};
  ${({ $flush, $titled }) => $flush && $titled && "padding-top: var(--lw-space-3);"}
  ${({ $flush, $titled }) => !$flush && !$titled && "padding-top: var(--lw-space-5);"}
`;

const Footer = styled.footer`
  padding: var(--lw-space-3) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
`;

/** Renders a bordered section; with a title it is a named region. */
export function Card(props: CardProps) {
  const { title, description, badge, actions, footer, flush = false, children, ...rest } = props;
  const headingId = useId();
  const titled = Boolean(title);
  const heading = titled && <h2 id={headingId}>{title}</h2>;
  return (
    <Root {...rest} as={titled ? "section" : "div"} aria-labelledby={titled ? headingId : undefined}>
      {(titled || actions) && (
        <Header>
          <div>
            {badge ? (
              <TitleLine>
                {heading}
                {badge}
              </TitleLine>
            ) : (
              heading
            )}
            {description && <p>{description}</p>}
          </div>
          {actions && <Actions>{actions}</Actions>}
        </Header>
      )}
      <Body $flush={flush} $titled={titled}>
        {children}
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
