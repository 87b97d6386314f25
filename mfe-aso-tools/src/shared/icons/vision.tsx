import styled from "styled-components";

/** The simulated kinds of vision. */
export const VISIONS = [
  { value: "normal", label: "Color" },
  { value: "grayscale", label: "Grayscale" },
  { value: "protanopia", label: "Red-blind" },
  { value: "deuteranopia", label: "Green-blind" },
  { value: "tritanopia", label: "Blue-blind" },
] as const;

export type Vision = (typeof VISIONS)[number]["value"];

/** Matrices that map linear RGB to the vision of people without one kind of cone. */
const MATRICES = {
  protanopia: [0.1523, 1.0526, -0.2049, 0.1145, 0.7863, 0.0992, -0.0039, -0.0481, 1.052],
  deuteranopia: [0.3673, 0.8606, -0.228, 0.2801, 0.6725, 0.0474, -0.0118, 0.0429, 0.9689],
  tritanopia: [1.2555, -0.0767, -0.1788, -0.0784, 0.9308, 0.1476, 0.0047, 0.6914, 0.3039],
} as const;

const getFilterId = (vision: string) => `icon-vision-${vision}`;

function formatMatrix(matrix: readonly number[]): string {
  const rows = [0, 3, 6].map((at) => [...matrix.slice(at, at + 3), 0, 0].join(" "));
  return [...rows, "0 0 0 1 0"].join(" ");
}

const Hidden = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`;

/** Renders the SVG filters that {@link VisionFilter} uses; needed once per page. */
export function VisionFilters() {
  return (
    <Hidden aria-hidden="true" focusable="false">
      {Object.entries(MATRICES).map(([vision, matrix]) => (
        <filter key={vision} id={getFilterId(vision)}>
          <feColorMatrix type="matrix" values={formatMatrix(matrix)} />
        </filter>
      ))}
    </Hidden>
  );
}

const getFilter = (vision: Vision) =>
  vision === "normal" ? "none" : vision === "grayscale" ? "grayscale(1)" : `url("#${getFilterId(vision)}")`;

/** Shows its content with the simulated vision. */
export const VisionFilter = styled.div<{ $vision: Vision }>`
  filter: ${({ $vision }) => getFilter($vision)};
`;
