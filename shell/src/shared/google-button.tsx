import { ApiError } from "@listwise/shared-auth";
import { Button, Text } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { prepareGoogleSignIn, type GoogleAttempt } from "./google-sign-in";
import { useSingleFlight } from "./use-single-flight";
import { useState } from "react";

const START_FAILED =
  "Your browser can't start Google sign-in here. Use your email and password, or open the site over HTTPS.";

interface GoogleButtonProps {
  purpose: GoogleAttempt["purpose"];
  fullWidth?: boolean;
  /** Runs before the page leaves for Google. */
  before?: () => Promise<void>;
  children: ReactNode;
}

/** Renders a button that leaves for Google. */
export function GoogleButton({ purpose, fullWidth, before, children }: GoogleButtonProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { start, busy } = useSingleFlight({
    run: async () => {
      setFailure(null);
      await before?.();
      return prepareGoogleSignIn(purpose);
    },
    onSuccess: (address) => {
      setLeaving(true);
      window.location.assign(address);
    },
    onError: (problem) => setFailure(problem instanceof ApiError ? problem.message : START_FAILED),
  });
  return (
    <>
      <Button
        size="lg"
        fullWidth={fullWidth}
        busy={busy || leaving}
        icon={<GoogleMark />}
        onClick={() => start()}
      >
        {children}
      </Button>
      {failure && (
        <Text role="alert" $tone="danger" $size="sm">
          {failure}
        </Text>
      )}
    </>
  );
}

/** Renders Google's logo in the color of the button text. */
function GoogleMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12.24 10.29v3.6h5.08c-.2 1.3-1.55 3.83-5.08 3.83a5.72 5.72 0 0 1 0-11.44c1.8 0 3.02.77 3.71 1.43l2.53-2.44A8.99 8.99 0 0 0 12.24 3a9 9 0 1 0 0 18c5.2 0 8.64-3.65 8.64-8.8 0-.59-.06-1.04-.14-1.49z" />
    </svg>
  );
}
