import { isCovered } from "@listwise/aso-core/text";
import {
  Container,
  Link,
  PageHeader,
  Row,
  useParams,
  CountryField,
  UncoveredNotice,
  useStoreSource,
  useSetPageMetadata,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { getCountryParam, countryOptions, getUnknownCountryMessage } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";
import { KeywordBody } from "./keyword-body";
import { TrackKeyword } from "./track-keyword";

const Picker = styled.div`
  width: 12rem;
`;

/** Renders the apps that a store lists for a keyword in a country, with the user's apps marked. */
export function KeywordDetailsPage() {
  const { keyword = "" } = useParams();
  useSetPageMetadata({ title: keyword });
  const { params, change } = useUrlParams();
  const country = getCountryParam(params);
  const source = useStoreSource();
  return (
    <Container>
      <PageHeader
        before={<Link to="/keywords">Keywords</Link>}
        title={keyword}
        description="Apps in the search results for this keyword."
        actions={
          <Row $align="end">
            <TrackKeyword keyword={keyword} country={country} />
            <Picker>
              <CountryField
                label="Country"
                options={countryOptions}
                value={country}
                error={getUnknownCountryMessage(params)}
                onChange={(event) => change({ country: event.target.value })}
              />
            </Picker>
          </Row>
        }
      />
      <UncoveredNotice country={country} />
      {isCovered(source, country) && (
        <KeywordBody key={`${country} ${keyword}`} keyword={keyword} country={country} />
      )}
    </Container>
  );
}
