import { analyzeDensity, formatPercent, getLanguage, getCountryLanguage } from "@listwise/aso-core/density";
import { computeReadability } from "@listwise/aso-core/optimizer";
import { formatCount } from "@listwise/aso-core/text";
import { Card, FigureLink, Grid, Stack, Stat, Text } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { memo } from "react";
import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";

const MAX_SHOWN = 10;

const Words = styled(PlainList)`
  font-size: var(--lw-font-sm);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3rem 4rem;
    gap: var(--lw-space-2);
  }
  span + span {
    color: var(--lw-text-muted);
    text-align: end;
  }
`;

/** Renders the readability of the text and its most frequent words. */
export const WordsCard = memo(function WordsCard({ text, country }: { text: string; country: string }) {
  const code = getCountryLanguage(country);
  const { data } = useQuery({
    queryKey: ["optimizer", "density", code, text],
    queryFn: () => analyzeDensity(text, code),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  const read = computeReadability(text, getLanguage(code).locale);
  return (
    <Card title="Words and readability" actions={<FigureLink figure="density" label="Keyword density" />}>
      <Stack>
        <Grid $min="8rem">
          <Stat label="Words" value={read?.words ?? 0} hint={formatCount(read?.sentences ?? 0, "sentence")} />
          <Stat
            label="Words per sentence"
            value={read?.wordsPerSentence ?? "–"}
            hint="Up to 15 is easy to read"
          />
          <Stat
            label="Reading ease"
            figure="readingEase"
            value={read?.flesch ?? "–"}
            hint={
              read && read.flesch === null ? "English only" : "Flesch, 0–100. 60 or more is easy to read."
            }
          />
        </Grid>
        {data && data.rows.length > 0 ? (
          <Words aria-label="Most frequent words">
            {data.rows.slice(0, MAX_SHOWN).map(({ keyword, count, density }) => (
              <li key={keyword}>
                <span dir="auto">{keyword}</span>
                <span>{count} ×</span>
                <span>{formatPercent(density)}</span>
              </li>
            ))}
          </Words>
        ) : (
          <Text $tone="muted">No words yet.</Text>
        )}
      </Stack>
    </Card>
  );
});
