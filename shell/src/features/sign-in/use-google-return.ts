import { googleEndpoints } from "@listwise/contracts/auth";
import { call, getFingerprint } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readFailure, type Failure } from "../../shared/failure";
import { consumeGoogleAttempt } from "../../shared/google-sign-in";
import { useSingleFlight } from "../../shared/use-single-flight";
import { useUrlTokens } from "../../shared/use-url-tokens";
import { getUrlFailure, getExchangeFailure } from "./google-failure";
import { useCompleteSignIn } from "./use-complete-sign-in";

/** Exchanges the code in the URL once and opens the return path. */
export function useGoogleReturn() {
  const { code, error } = useUrlTokens();
  const [attempt] = useState(consumeGoogleAttempt);
  const [refused, setRefused] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const { enter, challenge } = useCompleteSignIn();
  const purpose = attempt?.purpose ?? "sign-in";
  const early = getUrlFailure(error, code !== "" && attempt !== null);

  const { start } = useSingleFlight({
    run: async () => {
      const body = { code, verifier: attempt?.verifier ?? "", fingerprint: getFingerprint() };
      if (purpose === "sign-in") return enter(await call(googleEndpoints.exchange, { body }));
      await call(googleEndpoints.link, { body });
      toast.success("Google linked", { description: "You can now sign in with Google." });
      await navigate("/settings?section=security", { replace: true });
    },
    onError: (problem) => setRefused(readFailure(problem)),
  });
  const pending = early === null && refused === null;
  useEffect(() => {
    if (pending) start();
    // Runs once per attempt; its inputs do not change while it runs.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `start` is new with every rendering
  }, [pending]);

  // A code that was not delivered is still valid; a rejected one is not.
  const unsent = refused?.code === "NETWORK" || refused?.code === "TIMEOUT";
  return {
    purpose,
    challenge,
    enter,
    failure: early ?? (refused && getExchangeFailure(refused, purpose === "link")),
    retry: unsent ? () => setRefused(null) : null,
  };
}
