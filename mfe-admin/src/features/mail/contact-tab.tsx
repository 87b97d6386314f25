import { contactEndpoints, ContactStatusSchema, type ContactMessage, type ContactStatus } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { Badge, MailIcon, type Tone } from "@listwise/shared-ui";
import { useState } from "react";
import { Moment } from "../../shared/moment";
import { AdminList } from "../../shared/table/admin-list";
import { RowButton } from "../../shared/row-button";
import type { ListColumn, ListDefinition } from "../../shared/table/list";
import { useList } from "../../shared/table/use-list";
import { MessageDialog } from "./message-dialog";

const names: Record<ContactStatus, string> = { new: "New", answered: "Answered", closed: "Closed" };
const tones: Record<ContactStatus, Tone> = { new: "accent", answered: "success", closed: "neutral" };

function createColumns(open: (message: ContactMessage) => void): readonly ListColumn<ContactMessage>[] {
  return [
    {
      key: "subject",
      header: "Subject",
      render: (message) => <RowButton onClick={() => open(message)}>{message.subject}</RowButton>,
      csv: ({ subject }) => subject,
    },
    { key: "name", header: "From", render: ({ name }) => name, csv: ({ name }) => name },
    { key: "email", header: "Email", render: ({ email }) => email, csv: ({ email }) => email },
    {
      key: "message",
      header: "Message",
      fileOnly: true,
      render: ({ message }) => message,
      csv: ({ message }) => message,
    },
    {
      key: "status",
      header: "Status",
      render: ({ status }) => <Badge tone={tones[status]}>{names[status]}</Badge>,
      csv: ({ status }) => names[status],
    },
    {
      key: "createdAt",
      header: "Received",
      nowrap: true,
      render: ({ createdAt }) => <Moment at={createdAt} />,
      csv: ({ createdAt }) => createdAt,
    },
  ];
}

type Query = typeof contactEndpoints.messages.query;

const definition: Omit<ListDefinition<ContactMessage, Query>, "columns"> = {
  name: "messages",
  query: contactEndpoints.messages.query,
  key: ["admin", "messages"],
  fetch: (query, signal) => call(contactEndpoints.messages, { query, ...(signal ? { signal } : {}) }),
  rowKey: ({ id }) => id,
  searchIn: "Name, address or text",
  filters: [
    {
      name: "status",
      label: "Status",
      all: "All statuses",
      options: ContactStatusSchema.options.map((value) => ({ value, label: names[value] })),
    },
  ],
  icon: <MailIcon size={20} />,
  emptyMessage: "Messages from the contact form will appear here.",
};

export function ContactTab() {
  const [message, setMessage] = useState<ContactMessage | null>(null);
  const list = useList({ ...definition, columns: createColumns(setMessage) });
  return (
    <>
      <AdminList list={list} />
      {message && <MessageDialog message={message} onClose={() => setMessage(null)} />}
    </>
  );
}
