import { secondFactorEndpoints, type SessionAnswer } from "@listwise/contracts/auth";
import { call, getFingerprint } from "@listwise/shared-auth";
import { Button, KeyRoundIcon } from "@listwise/shared-ui";
import { readFailure } from "../../shared/failure";
import { FailureNotice } from "../../shared/failure-notice";
import { provePasskey } from "../../shared/passkeys";
import { useFailure } from "../../shared/use-failure";
import { useSingleFlight } from "../../shared/use-single-flight";

interface PasskeySignInProps {
  onSession: (session: SessionAnswer) => Promise<void>;
  /** Called if the server says that this site's address cannot have passkeys. */
  onUnavailable: () => void;
}

/** Signs in with only a passkey, without email and password. */
export function PasskeySignIn({ onSession, onUnavailable }: PasskeySignInProps) {
  const [failure, setFailure] = useFailure();
  const { start, busy } = useSingleFlight({
    run: async () => {
      setFailure(null);
      const { data } = await call(secondFactorEndpoints.signInOptions);
      const response = await provePasskey(data);
      const body = { response, fingerprint: getFingerprint() };
      await onSession(await call(secondFactorEndpoints.signIn, { body }));
    },
    onError: (problem) => {
      const read = readFailure(problem);
      if (read.code === "CONFLICT") onUnavailable();
      else setFailure(read);
    },
  });
  return (
    <>
      <FailureNotice failure={failure} />
      <Button size="lg" fullWidth busy={busy} icon={<KeyRoundIcon size={16} />} onClick={() => start()}>
        Sign in with a passkey
      </Button>
    </>
  );
}
