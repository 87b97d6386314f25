import type { IconColor } from "@listwise/contracts/tools";
import { Badge } from "@listwise/shared-ui";
import { Swatch, Swatches } from "./icons.styles";

/** Renders colors with their shares; those above 20 percent are recommended. */
export function ColorList({ colors, of }: { colors: readonly IconColor[]; of: string }) {
  return (
    <Swatches aria-label={`Colors of ${of}`}>
      {colors.map(({ color, percentage, isRecommended }) => (
        <li key={color}>
          <Swatch style={{ background: color }} aria-hidden="true" />
          <span>
            {color} {percentage}%
          </span>
          {isRecommended && <Badge tone="success">Recommended</Badge>}
        </li>
      ))}
    </Swatches>
  );
}
