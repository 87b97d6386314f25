import { Card } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { CountriesForm } from "./countries-form";
import { QueryBoundary } from "../query-boundary";
import { Cards } from "../section.styles";
import { settingsQuery } from "../../../chrome/config/settings-query";

export function CountriesSection() {
  const query = useQuery(settingsQuery);
  return (
    <Cards>
      <Card
        title="Tracked countries"
        description="New keywords are tracked in these storefronts, in this order."
      >
        <QueryBoundary query={query} what="your countries">
          {({ countries }) => <CountriesForm saved={countries} />}
        </QueryBoundary>
      </Card>
    </Cards>
  );
}
