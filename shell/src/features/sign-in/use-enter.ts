import type { SecondFactorChallenge, SignInAnswer } from "@listwise/contracts";
import { signIn, takeOrigin } from "@listwise/shared-auth";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadRegistry } from "../../platform/registry/load-registry";

/**
 * Takes over a sign-in's answer and opens the page that was wanted before. An account with a second factor first has a
 * `challenge` to complete; it lives in this page's memory alone.
 */
export function useEnter() {
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  async function enter(answer: SignInAnswer): Promise<void> {
    if ("challenge" in answer) {
      setChallenge(answer);
      return;
    }
    signIn(answer);
    // What exists depends on the role: an administrator's sections are not in a visitor's registry.
    await loadRegistry();
    await navigate(takeOrigin(), { replace: true });
  }
  return { enter, challenge, dropChallenge: () => setChallenge(null) };
}
