import { analyzeDensity, formatPercent, languageOf, languageOfCountry } from "@listwise/contracts/density";
import { readabilityOf } from "@listwise/contracts/optimizer";
import { Card, DataTable, Grid, Stack, Stat, Text, type Column } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

type Row = Awaited<ReturnType<typeof analyzeDensity>>["rows"][number];

const SHOWN = 10;
const columns: Column<Row>[] = [
  { key: "word", header: "Word", render: ({ keyword }) => <span dir="auto">{keyword}</span> },
  { key: "count", header: "Times", align: "end", render: ({ count }) => count },
  { key: "density", header: "Density", align: "end", render: ({ density }) => formatPercent(density) },
];

/** How the text reads, and the words that stand in it most. */
export function WordsCard({ text, country }: { text: string; country: string }) {
  const code = languageOfCountry(country);
  const { data } = useQuery({
    queryKey: ["optimizer", "density", code, text],
    queryFn: () => analyzeDensity(text, code),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  const read = readabilityOf(text, languageOf(code).locale);
  return (
    <Card title="Words and readability">
      <Stack>
        <Grid $min="8rem">
          <Stat label="Words" value={read?.words ?? 0} hint={`${read?.sentences ?? 0} sentences`} />
          <Stat label="Words a sentence" value={read?.wordsPerSentence ?? "–"} hint="Up to 15 read well" />
          <Stat
            label="Reading ease"
            value={read?.flesch ?? "–"}
            hint={read && read.flesch === null ? "Known for English alone" : "Flesch, 0–100; 60 reads well"}
          />
        </Grid>
        <DataTable
          caption="Words that stand in the text most"
          columns={columns}
          rows={data?.rows.slice(0, SHOWN) ?? []}
          rowKey={({ keyword }) => keyword}
          empty={<Text $tone="muted">There are no words to count yet.</Text>}
        />
      </Stack>
    </Card>
  );
}
