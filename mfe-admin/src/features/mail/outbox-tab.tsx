import { mailAdminEndpoints, type OutboxMail } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { formatDateTime, MailIcon, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { AdminList } from "../../shared/table/admin-list";
import { RowButton } from "../../shared/row-button";
import type { ListColumn, ListDefinition } from "../../shared/table/list";
import { useList } from "../../shared/table/use-list";
import { OutboxDialog } from "./outbox-dialog";

type Query = typeof mailAdminEndpoints.outbox.query;

function createColumns(open: (mail: OutboxMail) => void): readonly ListColumn<OutboxMail, Query>[] {
  return [
    {
      key: "subject",
      header: "Subject",
      sort: false,
      value: ({ subject }) => subject,
      cell: (mail) => <RowButton onClick={() => open(mail)}>{mail.subject}</RowButton>,
    },
    { key: "to", header: "To", sort: false, value: ({ to }) => to },
    {
      key: "at",
      header: "Created",
      nowrap: true,
      sort: false,
      value: ({ at }) => at,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
  ];
}

const definition: Omit<ListDefinition<OutboxMail, Query>, "columns"> = {
  name: "mails",
  query: mailAdminEndpoints.outbox.query,
  key: ["admin", "outbox"],
  fetch: (query, signal) => call(mailAdminEndpoints.outbox, { query, ...(signal ? { signal } : {}) }),
  rowKey: ({ id }) => id,
  searchIn: "Address or subject",
  icon: <MailIcon size={20} />,
  everyMs: 10_000,
  emptyMessage: "No mail in the outbox. Mail sent over SMTP is not stored.",
};

/** Lists the mails that a site without SMTP stores instead of sending. */
export function OutboxTab() {
  const [mail, setMail] = useState<OutboxMail | null>(null);
  const list = useList({ ...definition, columns: createColumns(setMail) });
  return (
    <Stack $gap={3}>
      <Text $tone="muted">Without SMTP_URL, mail is stored here instead of being sent.</Text>
      <AdminList list={list} />
      {mail && <OutboxDialog mail={mail} onClose={() => setMail(null)} />}
    </Stack>
  );
}
