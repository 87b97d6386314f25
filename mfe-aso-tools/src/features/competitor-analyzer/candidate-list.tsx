import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, Button, LockIcon, Row, Text } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";

interface CandidateListProps {
  candidates: readonly { app: AppSummary; note: string }[];
  pending: ReadonlySet<number>;
  /** True if the plan has no room for another one. */
  locked: boolean;
  onAdd: (app: AppSummary) => void;
  searched: boolean;
}

export function CandidateList({ candidates, pending, locked, onAdd, searched }: CandidateListProps) {
  if (candidates.length === 0) {
    return (
      <Text $tone="muted">
        {searched
          ? "No other apps found. Try fewer words."
          : "No suggestions yet. Track keywords in this country or search for apps."}
      </Text>
    );
  }
  return (
    <PlainList aria-label={searched ? "Found apps" : "Suggested competitors"}>
      {candidates.map(({ app, note }) => (
        <li key={app.id}>
          <Row $nowrap $justify="space-between">
            <Row $nowrap $gap={3}>
              <AppIcon name={app.name} src={app.icon} size={32} />
              <div style={{ minWidth: 0, overflowWrap: "anywhere" }}>
                <Text $strong>{app.name}</Text>
                <Text $size="sm" $tone="muted">
                  {note}
                </Text>
              </div>
            </Row>
            <Button
              size="sm"
              busy={pending.has(app.id)}
              disabled={locked}
              icon={locked ? <LockIcon size={12} /> : undefined}
              aria-label={`Add competitor ${app.name}`}
              onClick={() => onAdd(app)}
            >
              Add
            </Button>
          </Row>
        </li>
      ))}
    </PlainList>
  );
}
