import { Button, Card, Checkbox, Stack, Text, TextAreaField } from "@listwise/shared-ui";
import { useState } from "react";
import { combine, commonWords, entriesOf } from "./combine";

interface CombineCardProps {
  seeds: readonly string[];
  keywords: readonly string[];
  onCombine: (keywords: string[]) => void;
}

/** Puts words beside one another: what suggestions do not hold. */
export function CombineCard({ seeds, keywords, onCombine }: CombineCardProps) {
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  const [bothWays, setBothWays] = useState(true);
  const [left, right] = [first ?? seeds.join(", "), second ?? commonWords(keywords, seeds).join(", ")];
  const combined = combine(entriesOf(left), entriesOf(right), bothWays);
  return (
    <Card title="Combinations" description="Each word of the one list with each of the other.">
      <Stack>
        <TextAreaField
          label="First words"
          rows={2}
          dir="auto"
          value={left}
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextAreaField
          label="Second words"
          hint="To begin with, words that stand in many of the ideas."
          rows={3}
          dir="auto"
          value={right}
          onChange={(event) => setSecond(event.target.value)}
        />
        <Checkbox
          label="Both orders"
          checked={bothWays}
          onChange={(event) => setBothWays(event.target.checked)}
        />
        <div>
          <Button disabled={combined.length === 0} onClick={() => onCombine(combined)}>
            Add {combined.length} {combined.length === 1 ? "combination" : "combinations"}
          </Button>
        </div>
        <Text $size="sm" $tone="muted" dir="auto">
          {combined.length === 0 ? "Write words in both lists." : combined.slice(0, 4).join(", ")}
          {combined.length > 4 && " …"}
        </Text>
      </Stack>
    </Card>
  );
}
