import { Card, Container, Link, PageHeader } from "@listwise/shared-ui";
import { WaysToReachUs } from "../../shared/ways-to-reach-us";
import { ContactForm } from "./contact-form";

export function ContactPage() {
  return (
    <Container $narrow>
      <PageHeader
        title="Contact"
        description={
          <>
            Write to the people who run this site. Many answers stand in the <Link to="/faq">FAQ</Link>{" "}
            already.
          </>
        }
      />
      <Card>
        <ContactForm />
      </Card>
      <WaysToReachUs title="Other ways to reach us" />
    </Container>
  );
}
