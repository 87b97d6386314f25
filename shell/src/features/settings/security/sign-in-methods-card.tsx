import { googleEndpoints } from "@listwise/contracts/auth";
import { call } from "@listwise/shared-auth";
import { Badge, Button, Card, Text, toast } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { confirmBeforeGoogle } from "../../../shared/confirmation";
import { GoogleButton } from "../../../shared/google-button";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { QueryBoundary } from "../query-boundary";
import { Line, Lines } from "../section.styles";
import { methodsQuery, createFailureToast } from "../settings.api";

function Unlink({ possible }: { possible: boolean }) {
  const client = useQueryClient();
  const { start, busy } = useSingleFlight({
    run: () => call(googleEndpoints.unlink),
    onSuccess: () => {
      toast.success("Google unlinked");
      void client.invalidateQueries(methodsQuery);
    },
    onError: createFailureToast("Couldn't unlink Google"),
  });
  return (
    <Button size="sm" busy={busy} disabled={!possible} onClick={() => start()}>
      Unlink Google
    </Button>
  );
}

export function SignInMethodsCard() {
  const query = useQuery(methodsQuery);
  return (
    <Card title="Sign-in methods" description="Ways to sign in to your account.">
      <QueryBoundary query={query} what="your sign-in methods">
        {({ password, google, googleAvailable }) => (
          <Lines>
            <Line>
              <Text>Email and password</Text>
              <Badge tone={password ? "success" : "neutral"}>{password ? "On" : "No password set"}</Badge>
            </Line>
            <Line>
              <div>
                <Text>Google</Text>
                <Text $tone="muted" $size="sm">
                  {google?.email ?? (googleAvailable ? "Not linked." : "Not available on this site.")}
                  {google &&
                    !password &&
                    " Set a password before you unlink it, so that you can still sign in."}
                </Text>
              </div>
              {google && <Unlink possible={password} />}
              {!google && googleAvailable && (
                <GoogleButton purpose="link" before={confirmBeforeGoogle}>
                  Link Google
                </GoogleButton>
              )}
            </Line>
          </Lines>
        )}
      </QueryBoundary>
    </Card>
  );
}
