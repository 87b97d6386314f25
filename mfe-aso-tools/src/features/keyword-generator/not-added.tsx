import type { BulkLine } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { Button, Notice } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";

const REASONS: Partial<Record<BulkLine["result"], string>> = {
  repeated: "repeated",
  blank: "empty",
  "too-long": "longer than 100 characters",
  "over-limit": "over your plan's limit",
};

/** Lists each keyword that wasn't added, with the reason. */
export function NotAdded({ lines, onClose }: { lines: readonly BulkLine[]; onClose: () => void }) {
  return (
    <Notice
      tone="warning"
      title={`${formatCount(lines.length, "keyword")} not added`}
      actions={
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      }
    >
      <PlainList
        aria-label="Keywords not added"
        tabIndex={0}
        style={{ maxHeight: "12rem", overflow: "auto", gap: "var(--lw-space-1)" }}
      >
        {lines.map(({ index, keywordText, result }) => (
          <li key={index}>
            <span dir="auto">{keywordText}</span>: {REASONS[result]}
          </li>
        ))}
      </PlainList>
    </Notice>
  );
}
