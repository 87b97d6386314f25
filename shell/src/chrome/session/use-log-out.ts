import { log, signOut } from "@listwise/shared-auth";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** Logs out and returns to the home page: first the page, so that what it shows does not ask without a login. */
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
