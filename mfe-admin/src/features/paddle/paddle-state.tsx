import { Badge, Notice } from "@listwise/shared-ui";

interface PaddleStateProps {
  paddle: { configured: boolean; missing: readonly string[] };
}

/** Shows whether plans can be sold, and the missing settings. */
export function PaddleState({ paddle: { configured, missing } }: PaddleStateProps) {
  if (configured) return <Badge tone="success">Paddle is set up</Badge>;
  return (
    <Notice title="Plans can't be bought yet">
      Missing: {missing.join(", ")}. Set them in the server's environment, then restart it. Until then, users
      request plans, and administrators decide.
    </Notice>
  );
}
