import { adminUserEndpoints, EditedUserSchema, z, type AdminUserDetail } from "@listwise/contracts";
import { call, useSession } from "@listwise/shared-auth";
import { Checkbox, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { userKey } from "./user.api";

const labels = { name: "Name", email: "E-mail", emailVerified: "The address is confirmed" };

/** Changes name and address; what somebody else changed meanwhile is shown beside it. */
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
            ? "Change your own address in Settings, where you confirm the new one."
            : "The old address gets a mail that says so."
        }
        {...form.text("email")}
      />
      <Checkbox label={labels.emailVerified} {...form.check("emailVerified")} />
    </EditDialog>
  );
}
