import type { SignInAnswer } from "@listwise/contracts";
import { signIn, takeOrigin } from "@listwise/shared-auth";
import { useNavigate } from "react-router-dom";
import { loadRegistry } from "../../platform/registry/load-registry";

/** Takes over a sign-in's answer and goes on to the page that was wanted before. Throws on a second-factor challenge. */
export function useEnter(): (answer: SignInAnswer) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    if ("challenge" in answer) throw new Error("This page cannot ask for the second factor yet.");
    signIn(answer);
    // What exists depends on the role: an administrator's sections are not in a visitor's registry.
    await loadRegistry();
    await navigate(takeOrigin(), { replace: true });
  };
}
