import type { SessionAnswer } from "@listwise/contracts";
import { signIn, takeOrigin } from "@listwise/shared-auth";
import { useNavigate } from "react-router-dom";
import { loadRegistry } from "../../platform/registry/load-registry";

/** Takes over a sign-in's answer and goes on to the page that was wanted before. */
export function useEnter(): (answer: SessionAnswer) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    signIn(answer);
    // What exists depends on the role: an administrator's sections are not in a visitor's registry.
    await loadRegistry();
    await navigate(takeOrigin(), { replace: true });
  };
}
