import { Container, Link, PageHeader, Row, SelectField, useParams } from "@listwise/shared-ui";
import styled from "styled-components";
import { countryFrom, countryOptions, strangeCountry } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";
import { KeywordBody } from "./keyword-body";
import { TrackKeyword } from "./track-keyword";

const Picker = styled.div`
  width: 12rem;
`;

/** Which apps the store lists for a keyword in a country, and where one's own stand. */
export function KeywordPage() {
  const { keyword = "" } = useParams();
  const { params, change } = useUrlParams();
  const country = countryFrom(params);
  return (
    <Container>
      <PageHeader
        before={<Link to="/keywords">Keywords</Link>}
        title={keyword}
        description="The apps the store's search lists for this keyword, in its order."
        actions={
          <Row $align="end">
            <TrackKeyword keyword={keyword} country={country} />
            <Picker>
              <SelectField
                label="Country"
                options={countryOptions}
                value={country}
                error={strangeCountry(params)}
                onChange={(event) => change({ country: event.target.value })}
              />
            </Picker>
          </Row>
        }
      />
      <KeywordBody key={`${country} ${keyword}`} keyword={keyword} country={country} />
    </Container>
  );
}
