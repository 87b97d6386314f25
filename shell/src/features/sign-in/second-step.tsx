import {
  secondFactorEndpoints,
  SecondFactorProofSchema,
  type SecondFactorChallenge,
  type SessionAnswer,
} from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { ApiError, call } from "@listwise/shared-auth";
import { ArrowLeftIcon, Button } from "@listwise/shared-ui";
import { AuthCard } from "../../shared/auth-card";
import { ProofForm } from "../../shared/proof/proof-form";

interface SecondStepProps {
  challenge: SecondFactorChallenge;
  onSession: (session: SessionAnswer) => Promise<void>;
  /** Returns to the first step; `expired` is true if the challenge was used or has expired. */
  onBack: (expired: boolean) => void;
}

/** Renders the second step of signing in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge: { challenge, methods }, onSession, onBack }: SecondStepProps) {
  /** Returns to the first step if the challenge has expired, else rethrows the error. */
  async function unlessExpired<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === "GONE") onBack(true);
      throw cause;
    }
  }
  return (
    <AuthCard
      title="Two-factor authentication"
      lead="One more step: confirm it's you."
      below={
        <Button variant="ghost" icon={<ArrowLeftIcon size={16} />} onClick={() => onBack(false)}>
          Back to sign in
        </Button>
      }
    >
      <ProofForm
        methods={methods}
        action="Verify"
        passkeyOptions={async () => {
          const options = call(secondFactorEndpoints.passkeyOptions, { body: { challenge } });
          return (await unlessExpired(options)).data;
        }}
        send={async (typed) => {
          const proof = z.parse(SecondFactorProofSchema, typed);
          const completed = call(secondFactorEndpoints.complete, { body: { challenge, proof } });
          await onSession(await unlessExpired(completed));
        }}
      />
    </AuthCard>
  );
}
