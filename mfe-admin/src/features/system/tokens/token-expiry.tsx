import { TOKEN_WARNING_DAYS } from "@listwise/contracts/releases";
import { Badge, formatDate, formatRelative } from "@listwise/shared-ui";
import { useState } from "react";

const DAY_MS = 86_400_000;

/** Shows when a token expires, with a warning in its last days. */
export function TokenExpiry({ expiresAt }: { expiresAt: string }) {
  const [now] = useState(() => Date.now());
  const left = Date.parse(expiresAt) - now;
  const isSoon = left < TOKEN_WARNING_DAYS * DAY_MS;
  const words = left <= 0 ? "Expired" : `Expires ${formatRelative(expiresAt)}`;
  return (
    <time dateTime={expiresAt} title={formatDate(expiresAt)}>
      {isSoon ? <Badge tone={left <= 0 ? "danger" : "warning"}>{words}</Badge> : formatDate(expiresAt)}
    </time>
  );
}
