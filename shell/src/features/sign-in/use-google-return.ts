import { googleEndpoints } from "@listwise/contracts";
import { call, fingerprint } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { readFailure, type Failure } from "../../shared/failure";
import { takeGoogleAttempt } from "../../shared/google-sign-in";
import { useOnce } from "../../shared/use-once";
import { useSecrets } from "../../shared/use-secrets";
import { failureOfAddress, failureOfExchange } from "./google-failure";
import { useEnter } from "./use-enter";

/** Exchanges the code of the address, once, and goes on to where the person wanted to be. */
export function useGoogleReturn() {
  const { code, error } = useSecrets();
  const [attempt] = useState(takeGoogleAttempt);
  const [refused, setRefused] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const { enter, challenge } = useEnter();
  const purpose = attempt?.purpose ?? "sign-in";
  const early = failureOfAddress(error, code !== "" && attempt !== null);

  const { start } = useOnce({
    run: async () => {
      const body = { code, verifier: attempt?.verifier ?? "", fingerprint: fingerprint() };
      if (purpose === "sign-in") return enter(await call(googleEndpoints.exchange, { body }));
      await call(googleEndpoints.link, { body });
      toast.success("Google is linked", { description: "You can sign in with it from now on." });
      await navigate("/settings?section=security", { replace: true });
    },
    onError: (problem) => setRefused(readFailure(problem)),
  });
  const pending = early === null && refused === null;
  useEffect(() => {
    if (pending) start();
    // Once for each try: what it depends on does not change while it runs.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `start` is new with every rendering
  }, [pending]);

  // A code that did not arrive is still good; one that was refused is not.
  const unsent = refused?.code === "NETWORK" || refused?.code === "TIMEOUT";
  return {
    purpose,
    challenge,
    enter,
    failure: early ?? (refused && failureOfExchange(refused, purpose === "link")),
    retry: unsent ? () => setRefused(null) : null,
  };
}
