import { getSignUpLabel } from "@listwise/contracts/site";
import { useSession } from "@listwise/shared-auth";
import { ArrowRightIcon, LinkButton } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "../../shared/plans/plans.api";

export function CallsToAction() {
  const signedIn = useSession((session) => session.status === "signed-in");
  const plans = useQuery(plansQuery());
  if (signedIn) {
    return (
      <div className="doc-home-calls">
        <LinkButton to="/dashboard" variant="primary" size="lg">
          Open your dashboard
          <ArrowRightIcon size={16} aria-hidden="true" />
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="doc-home-calls">
      <LinkButton to="/register" variant="primary" size="lg">
        {getSignUpLabel(plans.data?.data.some(({ trialDays }) => trialDays > 0) ?? false)}
        <ArrowRightIcon size={16} aria-hidden="true" />
      </LinkButton>
      <LinkButton to="/login" size="lg">
        Login
      </LinkButton>
    </div>
  );
}
