import { getWorkspace } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";

/** Says that unsaved text was kept when another app or country becomes current, which replaces the editor. */
export function useKeptDraftToast(dirty: boolean): void {
  const latest = useRef(dirty);
  useEffect(() => {
    latest.current = dirty;
  });
  useEffect(() => {
    const before = getWorkspace();
    return () => {
      const now = getWorkspace();
      const isSwitched = now.appId !== before.appId || now.country !== before.country;
      if (!latest.current || !isSwitched) return;
      toast.info("Unsaved draft kept", {
        id: "draft-kept",
        description: "Your text is there again when you switch back.",
      });
    };
  }, []);
}
