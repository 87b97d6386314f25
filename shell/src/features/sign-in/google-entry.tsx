import type { ReactNode } from "react";
import styled from "styled-components";
import { useSiteConfig } from "../../chrome/config/use-site-config";
import { GoogleButton } from "../../shared/google-button";

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

/** The way in through Google, where this site has it. */
export function GoogleEntry({ children }: { children: ReactNode }) {
  if (useSiteConfig().get("auth.google") !== "true") return null;
  return (
    <>
      <Or>or</Or>
      <GoogleButton purpose="sign-in" fullWidth>
        {children}
      </GoogleButton>
    </>
  );
}
