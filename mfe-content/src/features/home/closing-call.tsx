import { Container } from "@listwise/shared-ui";
import { CallsToAction } from "./calls-to-action";

export function ClosingCall() {
  return (
    <section className="doc-home-closing" aria-labelledby="closing-title">
      <Container>
        <h2 id="closing-title">See your first ranking today</h2>
        <p>Create an account, track an app, add a keyword. That's all it takes.</p>
        <CallsToAction />
      </Container>
    </section>
  );
}
