import styled from "styled-components";
import { bandColors, bestMark } from "./heat-map.styles";

const BANDS = [
  ["rank-3", "1–3"],
  ["rank-10", "4–10"],
  ["rank-20", "11–20"],
  ["rank-50", "21–50"],
  ["rank-100", "51–100"],
  ["rank-200", "101–200"],
  ["rank-none", ">200"],
] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1);
  margin: 0;
  padding: 0;
  font-size: var(--lw-font-xs);
  list-style: none;
`;

const Swatch = styled.li`
  min-width: 3rem;
  padding: 0 var(--lw-space-2);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-sm);
  line-height: 1.375rem;
  text-align: center;
  ${bandColors}
  &[data-best] {
    ${bestMark}
  }
`;

/** Renders the meaning of the colors. */
export function Legend() {
  return (
    <List aria-label="Legend">
      {BANDS.map(([band, label]) => (
        <Swatch key={band} data-band={band}>
          {label}
        </Swatch>
      ))}
      <Swatch data-best>Best of the row</Swatch>
    </List>
  );
}
