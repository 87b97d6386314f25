import { Card } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { CountriesForm } from "./countries-form";
import { Loaded } from "./loaded";
import { Cards } from "./section.styles";
import { settingsQuery } from "./settings.api";

export function CountriesSection() {
  const query = useQuery(settingsQuery);
  return (
    <Cards>
      <Card
        title="Tracked countries"
        description="New keywords are tracked in these storefronts, in this order."
      >
        <Loaded query={query} what="your countries">
          {({ countries }) => <CountriesForm saved={countries} />}
        </Loaded>
      </Card>
    </Cards>
  );
}
