import { AppIcon, VisuallyHidden } from "@listwise/shared-ui";
import { VISIONS, VisionFilter } from "../../../shared/icons/vision";
import { Matrix, Scroller } from "./ab.styles";
import type { Candidate } from "./candidates";

interface VisionMatrixProps {
  one: Candidate;
  other: Candidate;
}

const GROUNDS = ["light", "dark"] as const;

/** Renders both icons in color, in grayscale and as people with three kinds of color blindness see them. */
export function VisionMatrix({ one, other }: VisionMatrixProps) {
  const columns = GROUNDS.flatMap((ground) => [
    { ground, name: "A", ...one },
    { ground, name: "B", ...other },
  ]);
  return (
    <Scroller tabIndex={0} role="group" aria-label="Views of both icons">
      <Matrix>
        <VisuallyHidden as="caption">Both icons in all views</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {columns.map(({ ground, name }) => (
              <th key={`${ground} ${name}`} scope="col">
                {name} <VisuallyHidden>on {ground}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VISIONS.map(({ value, label }) => (
            <tr key={value}>
              <th scope="row">{label}</th>
              {columns.map(({ ground, name, icon, label: title }) => (
                <td key={`${ground} ${name}`} data-ground={ground}>
                  <VisionFilter $vision={value} data-vision={value}>
                    <AppIcon name={title} src={icon} size={48} />
                  </VisionFilter>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Matrix>
    </Scroller>
  );
}
