import { Badge, Container, formatNumber } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { figuresQuery } from "./home.api";

const sources = { sample: "Sample data", dataset: "Store data set", apple: "App Store" };

const totals = [
  { key: "apps", label: "apps in the catalog" },
  { key: "storefronts", label: "storefronts" },
  { key: "keywords", label: "keywords checked" },
  { key: "ranks", label: "ranks recorded" },
] as const;

/** Renders the totals of this installation's own data, leaving out the unknown ones. */
export function Figures() {
  const { data } = useQuery(figuresQuery());
  const known = totals.flatMap(({ key, label }) => {
    const value = data?.data[key];
    return value ? [{ label, value }] : [];
  });
  return (
    <section className="doc-home-figures" aria-label="Live totals">
      <Container>
        {known.length > 0 && data && (
          <>
            <dl>
              {known.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatNumber(value)}</dd>
                </div>
              ))}
            </dl>
            <p>
              Live totals <Badge tone="info">{sources[data.source]}</Badge>
            </p>
          </>
        )}
      </Container>
    </section>
  );
}
