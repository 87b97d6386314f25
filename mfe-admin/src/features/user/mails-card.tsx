import type { AdminUserDetail } from "@listwise/contracts/admin";
import { Card, Link } from "@listwise/shared-ui";
import { Timeline } from "./timeline/timeline";

/** Lists the emails to the account's address; their texts are only in the outbox. */
export function MailsCard({ user }: { user: AdminUserDetail }) {
  return (
    <Card
      title="Emails"
      description={`Sent to ${user.email} within the last year.`}
      flush
      actions={
        <Link to={`/admin/mail?tab=outbox&search=${encodeURIComponent(user.email)}`}>Open the outbox</Link>
      }
    >
      <Timeline userId={user.id} kind="mail" label="Emails" emptyTitle="No emails" />
    </Card>
  );
}
