import { Badge, Container, formatNumber } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { figuresQuery } from "./home.api";
import { Figure, FiguresLine, FiguresRoot } from "./figures.styles";

const sources = { sample: "Sample data", dataset: "Store data set", apple: "App Store" };

const told = [
  { key: "apps", label: "apps in the catalogue" },
  { key: "storefronts", label: "storefronts" },
  { key: "keywords", label: "keywords checked" },
  { key: "ranks", label: "ranks written down" },
] as const;

/** What this installation really holds. What it does not know is left out. */
export function Figures() {
  const { data } = useQuery(figuresQuery());
  const known = told.flatMap(({ key, label }) => {
    const value = data?.data[key];
    return value ? [{ label, value }] : [];
  });
  return (
    <FiguresRoot aria-label="This site in figures">
      <Container>
        {known.length > 0 && data && (
          <>
            <FiguresLine>
              {known.map(({ label, value }) => (
                <Figure key={label}>
                  <dt>{label}</dt>
                  <dd>{formatNumber(value)}</dd>
                </Figure>
              ))}
            </FiguresLine>
            <p>
              Counted on this site just now <Badge tone="info">{sources[data.source]}</Badge>
            </p>
          </>
        )}
      </Container>
    </FiguresRoot>
  );
}
