import { isCovered } from "@listwise/aso-core/text";
import {
  Container,
  Link,
  Loading,
  PageHeader,
  Row,
  SelectField,
  useParams,
  CountryField,
  UncoveredNotice,
  useStoreSource,
  useSetPageMetadata,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { buildStoreOptions } from "../../shared/apps/stores";
import { useCurrentStore } from "../../shared/apps/use-current-store";
import { searchableStoresQuery, useSearchableStores } from "../../shared/apps/use-searchable-stores";
import { getCountryParam, getCountryOptions, getUnknownCountryMessage } from "../../shared/countries";
import { useUrlParams } from "../../shared/use-url-params";
import { KeywordBody } from "./keyword-body";
import { TrackKeyword } from "./track-keyword";
import { useKeywordStore } from "./use-keyword-store";

const Picker = styled.div`
  width: 12rem;
  @media (max-width: 639px) {
    flex: 1 1 8rem;
    width: auto;
  }
`;

/** Renders the apps that a store lists for a keyword in a country, with the user's apps marked. */
export function KeywordDetailsPage() {
  const { keyword = "" } = useParams();
  useSetPageMetadata({ title: keyword });
  const { params, change } = useUrlParams();
  const country = getCountryParam(params);
  const source = useStoreSource();
  const current = useCurrentStore();
  const platform = useKeywordStore(keyword, params.get("store"));
  const stores = useSearchableStores();
  const { isPending: isLoadingStores } = useQuery(searchableStoresQuery());
  return (
    <Container>
      <PageHeader
        before={<Link to="/keywords">Keywords</Link>}
        title={keyword}
        description="Apps in the search results for this keyword."
        actions={
          <Row $align="end">
            {platform && stores.length > 1 && (
              <Picker>
                <SelectField
                  label="Store"
                  options={buildStoreOptions(stores)}
                  value={platform}
                  onChange={(event) => change({ store: event.target.value })}
                />
              </Picker>
            )}
            <Picker>
              <CountryField
                label="Country"
                options={getCountryOptions()}
                value={country}
                error={getUnknownCountryMessage(params)}
                onChange={(event) => change({ country: event.target.value })}
              />
            </Picker>
            {/* The list of the current app has keywords of its store only. */}
            {platform && (current === undefined || platform === current) && (
              <TrackKeyword {...{ keyword, platform, country }} />
            )}
          </Row>
        }
      />
      <UncoveredNotice country={country} />
      {isCovered(source, country) &&
        // Without the choice of the store above it, the page would move down when it appears.
        (platform && !isLoadingStores ? (
          <KeywordBody key={`${platform} ${country} ${keyword}`} {...{ keyword, platform, country }} />
        ) : (
          <Loading />
        ))}
    </Container>
  );
}
