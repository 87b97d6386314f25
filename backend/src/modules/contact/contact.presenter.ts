import type { ContactMessage } from "@listwise/contracts/content";
import type { MessageRow } from "./contact.repository";

export function presentMessage(row: MessageRow): ContactMessage {
  const { id, name, email, subject, message, status, answer } = row;
  return {
    id,
    name,
    email,
    subject,
    message,
    status,
    answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
