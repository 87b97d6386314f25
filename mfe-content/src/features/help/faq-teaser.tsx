import { Link, LinkButton, Row } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { getFaqAnchor, faqsQuery } from "../../shared/faq.api";

const SHOWN = 5;

const Root = styled.section`
  scroll-margin-top: calc(var(--lw-header-height) + var(--lw-space-4));
  padding: var(--lw-space-6);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  p {
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
  }
  ul {
    margin: var(--lw-space-4) 0;
    padding-inline-start: var(--lw-space-5);
  }
  li {
    padding-block: var(--lw-space-1);
  }
`;

/** Renders the first questions of the FAQ; the top menu's FAQ link leads here. */
export function FaqTeaser() {
  const { data = [] } = useQuery(faqsQuery({ category: "GENERAL" }));
  return (
    <Root id="faq" aria-labelledby="help-faq">
      <h2 id="help-faq">Frequently asked questions</h2>
      <p>Quick answers to the questions we get most.</p>
      {data.length > 0 && (
        <ul>
          {data.slice(0, SHOWN).map(({ id, question }) => (
            <li key={id}>
              <Link to={`/faq#${getFaqAnchor(id)}`}>{question}</Link>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <LinkButton to="/faq">Read the FAQ</LinkButton>
        <LinkButton to="/contact" variant="ghost">
          Contact Support
        </LinkButton>
      </Row>
    </Root>
  );
}
