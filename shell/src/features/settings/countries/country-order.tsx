import {
  ArrowDownIcon,
  ArrowUpIcon,
  getCountryName,
  Flag,
  IconButton,
  Row,
  XIcon,
} from "@listwise/shared-ui";
import { Line, Lines } from "../section.styles";

interface CountryOrderProps {
  chosen: readonly string[];
  onChange: (countries: readonly string[]) => void;
}

/** Returns the list with the country at `index` moved by one. */
function moveCountry(chosen: readonly string[], index: number, by: 1 | -1): readonly string[] {
  const rest = chosen.filter((_, at) => at !== index);
  return rest.toSpliced(index + by, 0, ...chosen.slice(index, index + 1));
}

/** Renders the chosen countries in the user's order. */
export function CountryOrder({ chosen, onChange }: CountryOrderProps) {
  return (
    <Lines as="ol" aria-label="Your countries">
      {chosen.map((country, index) => (
        <Line key={country}>
          <Flag country={country} withName />
          <Row $gap={1} $nowrap>
            <IconButton
              size="sm"
              label={`Move ${getCountryName(country)} up`}
              icon={<ArrowUpIcon size={14} />}
              disabled={index === 0}
              onClick={() => onChange(moveCountry(chosen, index, -1))}
            />
            <IconButton
              size="sm"
              label={`Move ${getCountryName(country)} down`}
              icon={<ArrowDownIcon size={14} />}
              disabled={index === chosen.length - 1}
              onClick={() => onChange(moveCountry(chosen, index, 1))}
            />
            <IconButton
              size="sm"
              label={`Remove ${getCountryName(country)}`}
              icon={<XIcon size={14} />}
              onClick={() => onChange(chosen.filter((one) => one !== country))}
            />
          </Row>
        </Line>
      ))}
    </Lines>
  );
}
