import type { AdminNotification } from "@listwise/contracts/notifications";
import { Button, Container, PageHeader, PlusIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { templatesQuery } from "../../shared/plans";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { NotificationDialog } from "./notification-dialog";
import { notificationsList } from "./notifications.list";

export function NotificationsPage() {
  const templates = useQuery(templatesQuery);
  const plans = templates.data ?? [];
  const [edited, setEdited] = useState<AdminNotification | "new" | null>(null);
  const planNames = new Map(plans.map(({ key, name }) => [key, name]));
  const list = useList(notificationsList(planNames, setEdited));
  return (
    <Container>
      <PageHeader
        title="Notifications"
        description="Appear immediately for signed-in recipients and stay available under the bell."
        actions={
          <Button variant="primary" icon={<PlusIcon size={15} />} onClick={() => setEdited("new")}>
            New notification
          </Button>
        }
      />
      <AdminList list={list} />
      {edited && (
        <NotificationDialog
          notification={edited === "new" ? null : edited}
          plans={plans}
          onClose={() => setEdited(null)}
        />
      )}
    </Container>
  );
}
