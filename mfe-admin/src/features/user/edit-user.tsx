import { adminUserEndpoints, EditedUserSchema, type AdminUserDetail } from "@listwise/contracts/admin";
import { z } from "@listwise/contracts/zod";
import { call, useSession } from "@listwise/shared-auth";
import { Checkbox, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { userKey } from "./user.api";

const labels = { name: "Name", email: "Email", emailVerified: "Email verified" };

/** Changes name and email address; a conflicting version is shown next to the input. */
export function EditUser({ user, onClose }: { user: AdminUserDetail; onClose: () => void }) {
  const client = useQueryClient();
  const { id, name, email, emailVerified, version } = user;
  const own = useSession((session) => session.user?.id === id);
  const form = useAdminForm({
    schema: EditedUserSchema,
    initial: { name, email, emailVerified },
    version,
    readCurrent: (current) => {
      const known = z.safeParse(EditedUserSchema, current);
      return known.success ? known.data : null;
    },
    save: async (body, from = version) => {
      const { data } = await call(adminUserEndpoints.update, {
        params: { id },
        body: { ...body, version: from },
      });
      client.setQueryData(userKey(id), data);
      void client.invalidateQueries({ queryKey: ["admin", "users"] });
      toast.success(`Saved ${data.name}`);
      onClose();
    },
  });
  return (
    <EditDialog title={`Edit ${name}`} form={form} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...form.text("name")} />
      <TextField
        label={labels.email}
        required
        type="email"
        disabled={own}
        hint={
          own
            ? "Change your own email address in Settings and confirm the new one."
            : "We notify the old address by email."
        }
        {...form.text("email")}
      />
      <Checkbox label={labels.emailVerified} {...form.check("emailVerified")} />
    </EditDialog>
  );
}
