import { pluralize } from "@listwise/aso-core/text";
import { Badge, Container, formatNumber, useStoreSource } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { figuresQuery } from "./home.api";

const sources = {
  sample: "Sample data",
  dataset: "Data set",
  apple: "App Store",
  "google-play": "Google Play",
};

const totals = [
  { key: "apps", one: "app in the catalog", other: "apps in the catalog" },
  { key: "storefronts", one: "storefront", other: "storefronts" },
  { key: "keywords", one: "keyword checked", other: "keywords checked" },
  { key: "ranks", one: "rank recorded", other: "ranks recorded" },
] as const;

/** Renders the totals of this installation's own data, leaving out the unknown ones. */
export function Figures() {
  const source = useStoreSource();
  const { data, isPending } = useQuery(figuresQuery());
  const known = totals.flatMap(({ key, one, other }) => {
    const value = data?.data[key];
    return value ? [{ label: pluralize(value, one, other), value }] : [];
  });
  return (
    <section className="doc-home-figures" aria-label="Live totals" aria-busy={isPending}>
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
              Live totals <Badge tone="info">{source?.label ?? sources[data.source]}</Badge>
            </p>
          </>
        )}
      </Container>
    </section>
  );
}
