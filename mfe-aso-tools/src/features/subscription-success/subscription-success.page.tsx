import { Card, Container, ErrorState, PageHeader, useSearchParams } from "@listwise/shared-ui";
import { Outcome } from "./outcome";
import { useActivation, type PollingOptions } from "./use-activation";

const POLLING: PollingOptions = { everyMs: 2_000, giveUpMs: 60_000 };

/** Renders the page to which a payment provider returns. `?plan=` is the key of the purchased plan. */
export function SubscriptionSuccessPage({ pace = POLLING }: { pace?: PollingOptions }) {
  const [search] = useSearchParams();
  const activation = useActivation(search.get("plan"), pace);
  return (
    <Container $narrow>
      <PageHeader title="Your subscription" description="Status of your new plan." />
      <Card>
        {activation.state === "failed" ? (
          <ErrorState
            title="Couldn't check your plan"
            message={`${activation.problem ?? ""} If you paid, your plan will start automatically.`}
            onRetry={activation.again}
            retrying={activation.checking}
          />
        ) : (
          <div role="status" aria-busy={activation.state === "loading" || activation.state === "waiting"}>
            <Outcome {...activation} />
          </div>
        )}
      </Card>
    </Container>
  );
}
