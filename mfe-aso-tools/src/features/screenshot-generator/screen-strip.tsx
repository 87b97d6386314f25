import type { Screen } from "@listwise/contracts/tools";
import { Badge, Button, Card, PlusIcon, Row } from "@listwise/shared-ui";
import styled from "styled-components";
import { PlainList } from "../../shared/tool-page/tool.styles";
import type { StoreSize } from "./draw/sizes";
import type { Images } from "./images/use-images";
import { ScreenCanvas } from "./screen-canvas";
import { MAX_SCREENS } from "./screens";

interface ScreenStripProps {
  screens: readonly Screen[];
  size: StoreSize;
  pictures: Images;
  chosen: string;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--lw-space-4);
`;

const Pick = styled.button`
  display: block;
  width: 100%;
  padding: var(--lw-space-2);
  border: 2px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-sunken);
  color: var(--lw-text);
  font-size: var(--lw-font-sm);
  &[aria-pressed="true"] {
    border-color: var(--lw-accent-text);
  }
`;

/** Renders all screenshots side by side; the selected one is being edited. */
export function ScreenStrip({ screens, size, pictures, chosen, onChoose, onAdd }: ScreenStripProps) {
  return (
    <Card
      title="Screens"
      description={`${screens.length} of ${MAX_SCREENS}, ${size.width} × ${size.height} pixels each.`}
      actions={
        <Button
          size="sm"
          icon={<PlusIcon size={14} />}
          disabled={screens.length >= MAX_SCREENS}
          onClick={onAdd}
        >
          Add screen
        </Button>
      }
    >
      <List aria-label="Screens">
        {screens.map((screen, index) => (
          <li key={screen.id}>
            <Pick
              type="button"
              aria-pressed={screen.id === chosen}
              aria-label={`Screen ${index + 1}: ${screen.caption || "no text"}`}
              onClick={() => onChoose(screen.id)}
            >
              <ScreenCanvas screen={screen} size={size} picture={pictures[screen.id]} width={240} />
              <Row $gap={2} $justify="center">
                <span>{index + 1}</span>
                {!pictures[screen.id] && <Badge tone="warning">No image</Badge>}
              </Row>
            </Pick>
          </li>
        ))}
      </List>
    </Card>
  );
}
