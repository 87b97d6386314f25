import type { SecondFactorChallenge, SignInAnswer } from "@listwise/contracts/auth";
import { signIn, consumeReturnPath } from "@listwise/shared-auth";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { pageRuntime } from "../../host/page-runtime";
import { loadRegistry } from "../../host/registry/load-registry";

/**
 * Completes a sign-in and opens the saved return path. An account with a second factor first gets a
 * `challenge`, which is kept only in memory.
 */
export function useCompleteSignIn() {
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  async function enter(answer: SignInAnswer): Promise<void> {
    if ("challenge" in answer) {
      setChallenge(answer);
      return;
    }
    signIn(answer);
    // The registry depends on the role: the visitors' registry does not contain the admin pages.
    await loadRegistry(pageRuntime);
    await navigate(consumeReturnPath(), { replace: true });
  }
  return { enter, challenge, dropChallenge: () => setChallenge(null) };
}
