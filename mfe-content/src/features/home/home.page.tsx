import { ClosingCall } from "./closing-call";
import { Faq } from "./faq";
import { Features } from "./features";
import { Figures } from "./figures";
import { Audiences } from "./audiences";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Plans } from "./plans";
import { useAnchor } from "../../shared/use-anchor";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./home.css";

export const HomePage = withPageStyles(styles, function HomePage() {
  useAnchor();
  return (
    <>
      <Hero />
      <Figures />
      <Features />
      <Audiences />
      <HowItWorks />
      <Plans />
      <Faq />
      <ClosingCall />
    </>
  );
});
