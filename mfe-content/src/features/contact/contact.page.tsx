import { Card, Container, Link, PageHeader } from "@listwise/shared-ui";
import { WaysToReachUs } from "../../shared/ways-to-reach-us";
import { ContactForm } from "./contact-form";
import { Aside } from "./contact.styles";

export function ContactPage() {
  return (
    <Container $narrow>
      <PageHeader title="Contact" description="Write to the people who run this site." />
      <Card>
        <ContactForm />
      </Card>
      <Aside>
        Many answers stand in the <Link to="/faq">FAQ</Link> already.
      </Aside>
      <WaysToReachUs title="Other ways to reach us" />
    </Container>
  );
}
