import { tabStorage } from "@listwise/shared-auth";
import { useState } from "react";

const KEY = "rank-job.dismissed";

/** Remembers the update whose outcome the user dismissed, on all pages of this tab. */
export function useDismissedJob() {
  const [dismissed, setDismissed] = useState(() => tabStorage.get(KEY));
  return {
    dismissed,
    dismiss: (jobId: string) => {
      tabStorage.set(KEY, jobId);
      setDismissed(jobId);
    },
  };
}
