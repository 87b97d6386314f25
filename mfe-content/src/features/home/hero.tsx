import { useSession } from "@listwise/shared-auth";
import { Container } from "@listwise/shared-ui";
import { CallsToAction } from "./calls-to-action";
import { Eyebrow, Fine, Ground, Headline, Lead, Stage, Words } from "./hero.styles";
import { LiveSearch } from "./live-search";

export function Hero() {
  const signedIn = useSession((session) => session.status === "signed-in");
  return (
    <Ground>
      <Container>
        <Words>
          <Eyebrow>App Store Optimization</Eyebrow>
          <Headline>Know where your app ranks, and what to change next</Headline>
          <Lead>
            Track your apps and keywords in the stores&apos; own search, country by country. See every rank
            next to the previous one.
          </Lead>
          <CallsToAction />
          {!signedIn && <Fine>The free plan needs no payment details.</Fine>}
        </Words>
        <Stage>
          <LiveSearch />
        </Stage>
      </Container>
    </Ground>
  );
}
