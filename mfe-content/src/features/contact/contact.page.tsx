import { Card, Container, Link, PageHeader } from "@listwise/shared-ui";
import { ContactLinks } from "../../shared/contact-links";
import { ContactForm } from "./contact-form";
import { Aside } from "./contact.styles";

export function ContactPage() {
  return (
    <Container $narrow>
      <PageHeader title="Contact" description="Questions or feedback? Send us a message." />
      <Card>
        <ContactForm />
      </Card>
      <Aside>
        You may find your answer in the <Link to="/faq">FAQ</Link>.
      </Aside>
      <ContactLinks title="Other ways to reach us" />
    </Container>
  );
}
