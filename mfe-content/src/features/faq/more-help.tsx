import { LinkButton, Row } from "@listwise/shared-ui";
import { More } from "./faq.styles";

export function MoreHelp() {
  return (
    <More aria-labelledby="faq-more">
      <h2 id="faq-more">Still Need Help?</h2>
      <p>Write to the people who run this site, or read how things work.</p>
      <Row $justify="center">
        <LinkButton to="/contact" variant="primary">
          Contact Support
        </LinkButton>
        <LinkButton to="/help">View Help Center</LinkButton>
      </Row>
    </More>
  );
}
