import type { CompetitorData } from "@listwise/contracts/apps";
import { AppIcon, Chip, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { MAX_COMPARED, selectApps } from "./select-apps";

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  button {
    flex: none;
  }
  @media (max-width: 639px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding-block: var(--lw-space-1);
    & > span {
      flex: none;
    }
  }
`;

const Name = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface AppPickerProps {
  data: CompetitorData;
  chosen: readonly number[] | undefined;
  onChoose: (ids: readonly number[]) => void;
}

/** Chooses the competitors next to the own app. */
export function AppPicker({ data, chosen, onChoose }: AppPickerProps) {
  const ids = selectApps(data, chosen)
    .slice(1)
    .map(({ id }) => id);
  const isFull = ids.length >= MAX_COMPARED;
  return (
    <Group aria-label="Compare with">
      <Text as="span" $size="sm" $tone="muted">
        {data.competitors.length > MAX_COMPARED ? `Compare with up to ${MAX_COMPARED}` : "Compare with"}
      </Text>
      {data.competitors.map(({ id, name, appDetails }) => {
        const isChosen = ids.includes(id);
        const isLocked = isFull && !isChosen;
        return (
          <Chip
            key={id}
            selected={isChosen}
            aria-disabled={isLocked}
            title={isLocked ? `Compares up to ${MAX_COMPARED} competitors. Remove one first.` : name}
            icon={<AppIcon name={name} src={appDetails.icon} size={18} />}
            onClick={() => {
              if (!isLocked) onChoose(isChosen ? ids.filter((one) => one !== id) : [...ids, id]);
            }}
          >
            <Name>{name}</Name>
          </Chip>
        );
      })}
    </Group>
  );
}
