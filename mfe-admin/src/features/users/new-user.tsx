import { NewUserSchema, adminUserEndpoints } from "@listwise/contracts/admin";
import { ROLES, parseRole } from "@listwise/contracts/api";
import { call, useSession } from "@listwise/shared-auth";
import { Button, Checkbox, PlusIcon, SelectField, TextField, toast, useNavigate } from "@listwise/shared-ui";
import { useState } from "react";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { roleNames } from "../../shared/role-badge";

const roles = ROLES.map((value) => ({ value, label: roleNames[value] }));

function NewUserDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const givesRoles = useSession(({ user }) => user?.role === "superadmin");
  const form = useAdminForm({
    schema: NewUserSchema,
    initial: { name: "", email: "", password: "", role: "user", emailVerified: false },
    toBody: ({ password, role, ...rest }) => ({
      ...rest,
      role: parseRole(role),
      ...(password === "" ? {} : { password }),
    }),
    save: async (body) => {
      const { data } = await call(adminUserEndpoints.create, { body });
      toast.success(`Added ${data.name}`);
      onClose();
      void navigate(`/admin/users/${data.id}`);
    },
  });
  return (
    <EditDialog title="New user" form={form} action="Add user" onClose={onClose}>
      <TextField label="Name" required autoComplete="off" {...form.text("name")} />
      <TextField label="Email" required type="email" autoComplete="off" {...form.text("email")} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters, not a common one. Leave empty to email them a link to choose their own."
        {...form.text("password")}
      />
      {givesRoles && <SelectField label="Role" options={roles} {...form.text("role")} />}
      <Checkbox label="Email verified" {...form.check("emailVerified")} />
    </EditDialog>
  );
}

/** Adds an account, then opens it. */
export function NewUser() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<PlusIcon size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        New user
      </Button>
      {open && <NewUserDialog onClose={() => setOpen(false)} />}
    </>
  );
}
