import { useSession } from "@listwise/shared-auth";
import { Container } from "@listwise/shared-ui";
import { CallsToAction } from "./calls-to-action";
import { LiveSearch } from "./live-search";

export function Hero() {
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <section className="doc-home-ground">
      <Container>
        <div className="doc-home-words">
          <p className="doc-home-eyebrow">App Store Optimization</p>
          <h1>Know where your app ranks, and what to change next</h1>
          <p className="doc-home-lead">
            Track your apps and keywords in the stores&apos; own search, country by country. See every rank
            next to the previous one.
          </p>
          <CallsToAction />
          {!signedIn && <p className="doc-home-fine">The free plan needs no payment details.</p>}
        </div>
        <div className="doc-home-stage">
          <LiveSearch />
        </div>
      </Container>
    </section>
  );
}
