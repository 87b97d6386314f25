import {
  contactEndpoints,
  ContactStatusSchema,
  type ContactMessage,
  type ContactStatus,
} from "@listwise/contracts/content";
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

function createColumns(
  open: (message: ContactMessage) => void,
): readonly ListColumn<ContactMessage, Query>[] {
  return [
    {
      key: "subject",
      header: "Subject",
      sort: false,
      value: ({ subject }) => subject,
      cell: (message) => <RowButton onClick={() => open(message)}>{message.subject}</RowButton>,
    },
    { key: "name", header: "From", sort: false, value: ({ name }) => name },
    { key: "email", header: "Email", sort: false, value: ({ email }) => email },
    { key: "message", header: "Message", sort: false, value: ({ message }) => message, cell: false },
    {
      key: "status",
      header: "Status",
      sort: false,
      value: ({ status }) => names[status],
      cell: ({ status }) => <Badge tone={tones[status]}>{names[status]}</Badge>,
    },
    {
      key: "createdAt",
      header: "Received",
      nowrap: true,
      sort: false,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
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
