import { useBusEvent } from "@listwise/shared-auth";
import {
  BellIcon,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  SkeletonText,
} from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import styled from "styled-components";
import { setUnread } from "../../chrome/notifications/unread.store";
import { NotificationLine } from "./notification-line";
import { inboxQuery, markRead } from "./notifications.api";

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Renders the announcements. Opening the page marks them as read; new ones stay marked until the page is left. */
export function NotificationsPage() {
  const client = useQueryClient();
  const inbox = useQuery(inboxQuery);
  const { mutate: read } = useMutation({ mutationFn: markRead, onSuccess: () => setUnread(0) });
  const unread = inbox.data?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) read();
  }, [unread, read]);
  useBusEvent("notification:sent", () => void client.invalidateQueries({ queryKey: inboxQuery.queryKey }));
  return (
    <Container>
      <PageHeader title="Notifications" description="Announcements from Listwise." />
      <Card flush>
        {inbox.data ? (
          inbox.data.data.length > 0 ? (
            <List>
              {inbox.data.data.map((notification) => (
                <NotificationLine key={notification.id} notification={notification} />
              ))}
            </List>
          ) : (
            <EmptyState
              icon={<BellIcon size={20} />}
              title="No notifications"
              message="New announcements will appear here."
            />
          )
        ) : inbox.isError ? (
          <ErrorState
            title="Couldn't load your notifications"
            problem={inbox.error}
            onRetry={() => void inbox.refetch()}
            retrying={inbox.isFetching}
          />
        ) : (
          <Loading label="Loading your notifications">
            <SkeletonText lines={4} />
          </Loading>
        )}
      </Card>
    </Container>
  );
}
