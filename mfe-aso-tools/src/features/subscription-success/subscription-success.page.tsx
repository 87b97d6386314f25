import { Card, Container, ErrorState, PageHeader, useSearchParams } from "@listwise/shared-ui";
import { Outcome } from "./outcome";
import { useActivation, type Pace } from "./use-activation";

const PACE: Pace = { everyMs: 2_000, giveUpMs: 60_000 };

/** Where a payment provider leads back to. `?plan=` names what was bought. */
export function SubscriptionSuccessPage({ pace = PACE }: { pace?: Pace }) {
  const [search] = useSearchParams();
  const activation = useActivation(search.get("plan"), pace);
  return (
    <Container $narrow>
      <PageHeader title="Your subscription" description="Whether the plan you chose is active yet." />
      <Card>
        {activation.state === "failed" ? (
          <ErrorState
            title="Your plan could not be checked"
            message={`${activation.problem ?? ""} If you have paid, nothing is lost: the plan becomes active by itself.`}
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
