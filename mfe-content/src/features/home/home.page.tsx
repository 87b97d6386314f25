import { ClosingCall } from "./closing-call";
import { Faq } from "./faq";
import { Features } from "./features";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Plans } from "./plans";
import { useAnchor } from "./use-anchor";

export function HomePage() {
  useAnchor();
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <Plans />
      <Faq />
      <ClosingCall />
    </>
  );
}
