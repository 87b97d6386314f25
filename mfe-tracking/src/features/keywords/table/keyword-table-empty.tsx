import { Button, Card, EmptyState, KeyRoundIcon } from "@listwise/shared-ui";

/** Says that no keyword is tracked. */
export function KeywordTableEmpty() {
  return (
    <Card>
      <EmptyState
        icon={<KeyRoundIcon size={20} />}
        title="No keywords tracked yet"
        message="Track a keyword that people might search for. We check its rank immediately."
      />
    </Card>
  );
}

/** Says that no keyword matches the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No matching keywords"
      message="No keywords match this filter."
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
