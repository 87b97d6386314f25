import {
  formatCountry,
  getCountryName,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  SegmentedControl,
  SkeletonText,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { formatCount } from "@listwise/aso-core/text";
import { THEME_LABELS } from "@listwise/contracts/reviews";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { getSentiment } from "./get-sentiment";
import { themesQuery } from "../reviews.api";

const Scroll = styled.div.attrs({ role: "region", tabIndex: 0 })`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--lw-font-sm);
  th,
  td {
    padding: var(--lw-space-2) var(--lw-space-3);
    border-bottom: 1px solid var(--lw-border);
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--lw-surface);
    text-align: start;
    white-space: normal;
  }
  small {
    display: block;
    color: var(--lw-text-muted);
    font-weight: normal;
  }
  td button {
    min-width: 1.75rem;
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--lw-accent-text);
    text-align: end;
    text-decoration: underline;
    cursor: pointer;
  }
`;

interface ThemesCardProps {
  appId: number;
  country: string;
  /** Shows the reviews of a theme, of one version if it is given. */
  onTheme: (values: { theme: string; version: string | null }) => void;
}

/** Renders how many reviews each theme has by app version or by country. */
export function ThemesCard({ appId, country, onTheme }: ThemesCardProps) {
  const [by, setBy] = useState<"version" | "country">("version");
  const { data, error, isFetching, refetch } = useQuery(themesQuery(appId, country, by));
  const nameColumn = (key: string) => (by === "version" ? key : getCountryName(key));
  return (
    <Card title="Themes">
      <Stack>
        <SegmentedControl
          label="Themes by"
          options={[
            { value: "version", label: "By version" },
            { value: "country", label: "By country" },
          ]}
          value={by}
          onChange={(value) => setBy(value === "country" ? "country" : "version")}
        />
        <Text $size="sm" $tone="muted">
          {by === "version"
            ? `The newest versions that reviews in ${formatCountry(country)} name. A review can have several themes.`
            : "Countries whose reviews are loaded. Switch the country to load another one."}
        </Text>
        {error && !data && (
          <ErrorState
            title="Couldn't load themes"
            problem={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!error && !data && (
          <Loading label="Loading themes">
            <SkeletonText lines={6} />
          </Loading>
        )}
        {data?.themes.length === 0 && (
          <EmptyState title="No themes yet" message="No reviews mention a theme that we recognize." />
        )}
        {data && data.themes.length > 0 && (
          <Scroll aria-label="Themes of the reviews">
            <Table>
              <thead>
                <tr>
                  <th scope="col">Theme</th>
                  {data.columns.map(({ key, reviews }) => (
                    <th key={key} scope="col">
                      {nameColumn(key)}
                      <small>{formatCount(reviews, "review")}</small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.themes.map(({ theme, count, cells }) => (
                  <tr key={theme}>
                    <th scope="row">
                      {THEME_LABELS[theme]}
                      <small>{count} in all</small>
                    </th>
                    {cells.map((cell, index) => {
                      const key = data.columns[index]?.key ?? "";
                      const isShown = by === "version" || key === country;
                      const version = by === "version" ? key : null;
                      return (
                        <td key={key}>
                          {cell.count > 0 && isShown ? (
                            <button
                              type="button"
                              aria-label={`Show reviews: ${THEME_LABELS[theme]}, ${nameColumn(key)}`}
                              onClick={() => onTheme({ theme, version })}
                            >
                              {cell.count}
                            </button>
                          ) : (
                            cell.count
                          )}
                          {cell.sentiment !== null && (
                            <small>
                              {getSentiment(cell.sentiment).word} {cell.sentiment}
                            </small>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        )}
      </Stack>
    </Card>
  );
}
