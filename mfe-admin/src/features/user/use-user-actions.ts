import type { AdminUserDetail } from "@listwise/contracts/admin";
import { useConfirm, useNavigate, type ConfirmRequest } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { createRemovalConfirmation } from "./confirmations";
import { userKey } from "./user.api";

/** Returns `ask`, which runs an action after confirmation and refetches the account, and `remove`, which deletes it. */
export function useUserActions(user: AdminUserDetail) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const ask = (request: ConfirmRequest) =>
    confirm({
      ...request,
      run: async () => {
        const done = await request.run();
        await client.invalidateQueries({ queryKey: userKey(user.id) });
        void client.invalidateQueries({ queryKey: ["admin", "users"] });
        return done;
      },
    });
  const remove = () => {
    const request = createRemovalConfirmation(user);
    confirm({
      ...request,
      run: async () => {
        const done = await request.run();
        void client.invalidateQueries({ queryKey: ["admin", "users"] });
        void navigate("/admin/users");
        return done;
      },
    });
  };
  return { ask, remove, dialog };
}
