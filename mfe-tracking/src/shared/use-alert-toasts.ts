import { useBusEvent } from "@listwise/shared-auth";
import { formatRank, toast, useNavigate } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { alertKeys } from "./alerts.api";

/** Tells of an alert as it happens. Told twice, it is one toast. */
export function useAlertToasts(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useBusEvent("alert:raised", ({ id, appName, keyword, previousRank, currentRank }) => {
    void client.invalidateQueries({ queryKey: alertKeys.list });
    toast.info(`${appName}: ${formatRank(previousRank)} → ${formatRank(currentRank)}`, {
      id: `alert-${id}`,
      description: `For “${keyword}”`,
      action: { label: "Show", onClick: () => void navigate("/alerts") },
    });
  });
}
