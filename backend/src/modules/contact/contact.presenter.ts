import type { ContactMessage } from "@listwise/contracts";
import type { MessageRow } from "./contact.repository";

export function presentMessage({ userId: _userId, ...row }: MessageRow): ContactMessage {
  return {
    ...row,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
