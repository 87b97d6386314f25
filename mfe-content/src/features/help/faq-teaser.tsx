import { Link, LinkButton, Row } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { getFaqAnchor, faqsQuery } from "../../shared/faq.api";

const SHOWN = 5;

/** Renders the first questions of the FAQ; the top menu's FAQ link leads here. */
export function FaqTeaser() {
  const { data = [] } = useQuery(faqsQuery({ category: "GENERAL" }));
  return (
    <section className="doc-teaser" id="faq" aria-labelledby="help-faq">
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
        <LinkButton to="/help/figures">How figures are computed</LinkButton>
        <LinkButton to="/contact" variant="ghost">
          Contact Support
        </LinkButton>
      </Row>
    </section>
  );
}
