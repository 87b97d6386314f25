import type { SessionAnswer } from "@listwise/contracts/auth";
import { useState } from "react";
import styled from "styled-components";
import { useSiteConfig } from "../../chrome/config/use-site-config";
import { GoogleButton } from "../../shared/google-button";
import { canUsePasskeys } from "../../shared/passkeys";
import { PasskeySignIn } from "./passkey-sign-in";

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid var(--lw-border);
  }
`;

interface OtherSignInMethodsProps {
  /** Label of the Google button. */
  google: string;
  /** Signs in with the session of a passkey; absent for registration. */
  onPasskey?: (session: SessionAnswer) => Promise<void>;
}

/** Renders the sign-in methods besides the password that this site and browser support. */
export function OtherSignInMethods({ google, onPasskey }: OtherSignInMethodsProps) {
  const hasGoogle = useSiteConfig().get("auth.google") === "true";
  const [hasPasskeys, setHasPasskeys] = useState(canUsePasskeys);
  const enter = hasPasskeys ? onPasskey : undefined;
  if (!hasGoogle && !enter) return null;
  return (
    <>
      <Or>or</Or>
      {enter && <PasskeySignIn onSession={enter} onUnavailable={() => setHasPasskeys(false)} />}
      {hasGoogle && (
        <GoogleButton purpose="sign-in" fullWidth>
          {google}
        </GoogleButton>
      )}
    </>
  );
}
