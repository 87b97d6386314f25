import { formatCount } from "@listwise/aso-core/text";
import { Button, Checkbox, Dialog, Stack, Text, TextAreaField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { combine, getCommonWords, parseEntries } from "./combine";
import { wordsQuery } from "./ideas.api";

const NO_WORDS: ReadonlySet<string> = new Set();

interface CombineDialogProps {
  country: string;
  seeds: readonly string[];
  keywords: readonly string[];
  onCombine: (keywords: string[]) => void;
  onClose: () => void;
}

/** Combines words from two lists into keywords that the store doesn't suggest. */
export function CombineDialog({ country, seeds, keywords, onCombine, onClose }: CombineDialogProps) {
  const { data: words } = useQuery(wordsQuery(country));
  const [open, setOpen] = useState(true);
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  // The stores find the same apps for both orders.
  const [bothWays, setBothWays] = useState(false);
  const [left, right] = [
    first ?? seeds.join(", "),
    second ?? getCommonWords(keywords, seeds, words?.stopWords ?? NO_WORDS).join(", "),
  ];
  const combined = combine(parseEntries(left), parseEntries(right), bothWays);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Combine words"
      description="Adds each word of the first list with each of the second to the ideas."
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="primary"
            disabled={combined.length === 0}
            onClick={() => {
              onCombine(combined);
              setOpen(false);
            }}
          >
            Add {formatCount(combined.length, "combination")}
          </Button>
        </>
      }
    >
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
          hint="Prefilled with the most common words."
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
        <Text $size="sm" $tone="muted" dir="auto">
          {combined.length === 0 ? "Enter words in both lists." : combined.slice(0, 4).join(", ")}
          {combined.length > 4 && " …"}
        </Text>
      </Stack>
    </Dialog>
  );
}
