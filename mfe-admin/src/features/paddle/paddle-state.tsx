import { Badge, Notice } from "@listwise/shared-ui";

interface PaddleStateProps {
  paddle: { configured: boolean; missing: readonly string[] };
}

/** Whether plans can be bought here, and what is missing for it. */
export function PaddleState({ paddle: { configured, missing } }: PaddleStateProps) {
  if (configured) return <Badge tone="success">Paddle is set up</Badge>;
  return (
    <Notice title="Nothing is sold here yet">
      Missing: {missing.join(", ")}. Set them where the site is started, then restart it. Until then nothing
      is blocked: administrators assign plans.
    </Notice>
  );
}
