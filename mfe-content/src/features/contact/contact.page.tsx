import { Card, Container, Link, PageHeader } from "@listwise/shared-ui";
import { ContactLinks } from "../../shared/contact-links";
import { ContactForm } from "./contact-form";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./contact.css";

export const ContactPage = withPageStyles(styles, function ContactPage() {
  return (
    <Container $narrow>
      <PageHeader title="Contact" description="Questions or feedback? Send us a message." />
      <Card>
        <ContactForm />
      </Card>
      <p className="doc-contact-aside">
        You may find your answer in the <Link to="/faq">FAQ</Link>.
      </p>
      <ContactLinks title="Other ways to reach us" />
    </Container>
  );
});
