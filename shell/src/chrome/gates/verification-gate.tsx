import type { SessionUser } from "@listwise/shared-auth";
import { formatMinutes, Button, LogOutIcon, MailIcon, Notice, Text, useCountdown } from "@listwise/shared-ui";
import { useLogOut } from "../session/use-log-out";
import { GateCard, GatePage } from "./gate.styles";
import { useVerification } from "./use-verification";

/** Renders the only screen for an account whose email is not verified. */
export function VerificationGate({ user }: { user: SessionUser }) {
  const { nextTime, resend, sending, checking } = useVerification();
  const wait = useCountdown(nextTime);
  const logOut = useLogOut();
  return (
    <GatePage id="main" tabIndex={-1}>
      <GateCard>
        <MailIcon size={28} aria-hidden="true" />
        <h1>Email Verification Required</h1>
        <Text $tone="muted">
          We sent a verification link to <strong>{user.email}</strong>.
        </Text>
        <Notice tone="warning" title="Access Restricted">
          Confirm your email to use your account.
        </Notice>
        <Button variant="primary" fullWidth disabled={wait > 0 || checking} busy={sending} onClick={resend}>
          {wait > 0 ? `Resend available in ${formatMinutes(wait)}` : "Resend Verification Email"}
        </Button>
        <Button variant="ghost" icon={<LogOutIcon size={16} />} onClick={logOut}>
          Logout
        </Button>
        <Text $tone="muted" $size="sm">
          Tip: Didn't get it? Check your spam folder.
        </Text>
      </GateCard>
    </GatePage>
  );
}
