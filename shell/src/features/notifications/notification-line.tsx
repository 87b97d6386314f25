import type { Notification } from "@listwise/contracts/notifications";
import { Badge, formatDateTime, formatRelative, Link, Text, type Tone } from "@listwise/shared-ui";
import styled from "styled-components";

const tones: Record<Notification["level"], Tone> = { info: "info", success: "success", warning: "warning" };
const names: Record<Notification["level"], string> = {
  info: "Info",
  success: "Good news",
  warning: "Important",
};

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  padding: var(--lw-space-4) var(--lw-space-5);
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--lw-border);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2);
`;

const Message = styled.p`
  white-space: pre-line;
`;

export function NotificationLine({ notification }: { notification: Notification }) {
  const { title, message, path, level, at, readAt } = notification;
  return (
    <Root>
      <Head>
        <Text as="h2" $strong>
          {title}
        </Text>
        <Badge tone={tones[level]}>{names[level]}</Badge>
        {readAt === null && <Badge tone="accent">New</Badge>}
      </Head>
      <Message>{message}</Message>
      <Head>
        <Text as="span" $tone="muted" $size="sm">
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
        </Text>
        {path !== null && <Link to={path}>Open</Link>}
      </Head>
    </Root>
  );
}
