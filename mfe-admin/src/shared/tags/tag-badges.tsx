import type { Tag } from "@listwise/contracts/admin";
import { Badge, Row } from "@listwise/shared-ui";

export function TagBadges({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return "–";
  return (
    <Row $gap={1}>
      {tags.map(({ id, name, tone }) => (
        <Badge key={id} tone={tone}>
          {name}
        </Badge>
      ))}
    </Row>
  );
}
