import { z } from "@listwise/contracts/zod";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { PasswordStep } from "./password-step";
import { SecondStep } from "./second-step";
import { useCompleteSignIn } from "./use-complete-sign-in";

export function LoginPage() {
  const { enter, challenge, dropChallenge } = useCompleteSignIn();
  const [email, setEmail] = useState("");
  const from: unknown = useLocation().state;
  // The second step of a Google sign-in returns here after a timeout.
  const [expired, setExpired] = useState(z.safeParse(z.object({ expired: z.literal(true) }), from).success);
  if (challenge) {
    return (
      <SecondStep
        challenge={challenge}
        onSession={enter}
        onBack={(tooLate) => {
          setExpired(tooLate);
          dropChallenge();
        }}
      />
    );
  }
  return (
    <PasswordStep
      email={email}
      expired={expired}
      enter={async (answer, typed) => {
        setEmail(typed);
        await enter(answer);
      }}
      onPasskey={enter}
    />
  );
}
