import { log, signOut } from "@listwise/shared-auth";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** Logs out and returns to the home page. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void signOut();
    Promise.resolve(navigate("/")).catch((problem: unknown) => {
      log.error("the home page could not be opened", problem);
    });
  }, [navigate]);
}
