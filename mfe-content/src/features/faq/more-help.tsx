import { LinkButton, Row } from "@listwise/shared-ui";

export function MoreHelp() {
  return (
    <section className="doc-more" aria-labelledby="faq-more">
      <h2 id="faq-more">Still Need Help?</h2>
      <p>Contact us, or browse the help pages.</p>
      <Row $justify="center">
        <LinkButton to="/contact" variant="primary">
          Contact Support
        </LinkButton>
        <LinkButton to="/help">View Help Center</LinkButton>
      </Row>
    </section>
  );
}
