import { SELECTABLE_COUNTRIES, STOREFRONTS } from "@listwise/contracts/store";
import {
  CountryChip,
  getCountryName,
  PlusIcon,
  Row,
  SearchField,
  sortCountries,
  Stack,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import { useState } from "react";

interface AddCountryProps {
  chosen: readonly string[];
  onAdd: (country: string) => void;
}

/** Lists the countries to add: common ones, and every storefront when searching by name or code. */
export function AddCountry({ chosen, onAdd }: AddCountryProps) {
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const source = useStoreSource();
  const offered = sortCountries(wanted ? STOREFRONTS : SELECTABLE_COUNTRIES, source);
  const found = offered
    .filter((country) => !chosen.includes(country))
    .filter((country) => country === wanted || getCountryName(country).toLowerCase().includes(wanted));
  return (
    <Stack $gap={3}>
      <SearchField
        label="Find a country to add"
        placeholder="Add a country…"
        value={query}
        onChange={setQuery}
      />
      <Row $gap={2}>
        {found.map((country) => (
          <CountryChip
            key={country}
            country={country}
            icon={<PlusIcon size={14} />}
            aria-label={`Add ${getCountryName(country)}`}
            onClick={() => onAdd(country)}
          >
            {getCountryName(country)}
          </CountryChip>
        ))}
        {found.length === 0 && (
          <Text $tone="muted" $size="sm" role="status">
            {wanted
              ? "No matching country to add."
              : "You've added all common countries. Search for others by name."}
          </Text>
        )}
      </Row>
    </Stack>
  );
}
