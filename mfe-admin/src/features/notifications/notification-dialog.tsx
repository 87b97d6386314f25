import {
  NotificationAudienceSchema,
  NotificationInputSchema,
  NotificationLevelSchema,
  notificationsEndpoints,
  type AdminNotification,
} from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { Grid, Notice, SelectField, TextAreaField, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import {
  toNotificationBody,
  emptyNotification,
  parseCurrentNotification,
  toNotificationValues,
} from "./notification-values";
import { audienceNames, levelNames } from "./notification-labels";
import { notificationsKey } from "./notifications.list";

interface NotificationDialogProps {
  /** `null` for a new notification. */
  notification: AdminNotification | null;
  plans: readonly { key: string; name: string }[];
  onClose: () => void;
}

const levels = NotificationLevelSchema.options.map((value) => ({ value, label: levelNames[value] }));
const audiences = NotificationAudienceSchema.options.map((value) => ({ value, label: audienceNames[value] }));
const labels = {
  title: "Title",
  message: "Message",
  path: "Link",
  level: "Kind",
  audience: "Audience",
  target: "Recipient",
  publishAt: "Send at",
};

/** Dialog for a notification. Once sent, only its text can be changed, since users already have it. */
export function NotificationDialog({ notification, plans, onClose }: NotificationDialogProps) {
  const client = useQueryClient();
  const sent = notification !== null && notification.sentAt !== null;
  const form = useAdminForm({
    schema: NotificationInputSchema,
    initial: notification ? toNotificationValues(notification) : emptyNotification,
    toBody: (values) => toNotificationBody(values, notification?.publishAt ?? null),
    ...(notification ? { version: notification.updatedAt } : {}),
    readCurrent: parseCurrentNotification,
    save: async (body, updatedAt) => {
      const { data } =
        notification && updatedAt
          ? await call(notificationsEndpoints.update, {
              params: { id: notification.id },
              body: { ...body, updatedAt },
            })
          : await call(notificationsEndpoints.create, { body });
      await client.invalidateQueries({ queryKey: notificationsKey });
      toast.success(
        sent ? "Notification saved" : data.sentAt ? "Notification sent" : "Notification scheduled",
      );
      onClose();
    },
  });
  const { values } = form;
  const audience = form.text("audience");
  const title = notification ? "Edit notification" : "New notification";
  return (
    <EditDialog
      form={form}
      title={title}
      labels={labels}
      size="lg"
      action={notification ? "Save" : values.publishAt ? "Schedule" : "Send now"}
      isNew={!notification}
      onClose={onClose}
    >
      {sent && <Notice title="Already sent. Changes to the text appear in every inbox." />}
      <TextField label="Title" required maxLength={120} {...form.text("title")} />
      <TextAreaField label="Message" required rows={4} maxLength={1000} {...form.text("message")} />
      <Grid $min="14rem">
        <TextField label="Link" hint="A path on this site, such as /pricing" {...form.text("path")} />
        <SelectField label="Kind" options={levels} {...form.text("level")} />
        <SelectField
          label="Audience"
          options={audiences}
          disabled={sent}
          {...audience}
          onChange={(event) => {
            audience.onChange(event);
            form.set("target", event.target.value === "plan" ? (plans[0]?.key ?? "") : "");
          }}
        />
        {values.audience === "plan" && (
          <SelectField
            label="Plan"
            options={plans.map(({ key, name }) => ({ value: key, label: name }))}
            disabled={sent}
            {...form.text("target")}
          />
        )}
        {values.audience === "user" && (
          <TextField label="Account email" type="email" disabled={sent} {...form.text("target")} />
        )}
        <TextField
          label="Send at"
          type="datetime-local"
          disabled={sent}
          hint="In your time zone. Leave empty to send now."
          {...form.text("publishAt")}
        />
      </Grid>
    </EditDialog>
  );
}
