import { log, signOut } from "@listwise/shared-auth";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Returns a function that goes to the home page and logs out, in this order: an open page must not send
 * requests without a login.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    Promise.resolve(navigate("/"))
      .catch((problem: unknown) => {
        log.error("the home page could not be opened", problem);
      })
      .finally(() => void signOut());
  }, [navigate]);
}
