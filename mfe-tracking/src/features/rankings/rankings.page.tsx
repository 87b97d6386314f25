import { Container, PageHeader, SelectField } from "@listwise/shared-ui";
import styled from "styled-components";
import { countryFrom, countryOptions } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";
import { RankingsBody } from "./rankings-body";

const Picker = styled.div`
  width: 12rem;
`;

/** Every followed app against every tracked keyword of a country. */
export function RankingsPage() {
  const { params, change } = useUrlParams();
  const country = countryFrom(params);
  return (
    <Container>
      <PageHeader
        title="Rankings"
        description="Where each tracked app stands in the store's search, with its change since the check before."
        actions={
          <Picker>
            <SelectField
              label="Country"
              options={countryOptions}
              value={country}
              onChange={(event) => change({ country: event.target.value })}
            />
          </Picker>
        }
      />
      <RankingsBody country={country} />
    </Container>
  );
}
