import { Checkbox, Grid, Link, Notice, Skeleton, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { allTagsQuery } from "./tags.api";

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--lw-space-2);
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
  }
`;

interface TagPickerProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Checkboxes for the tags of an app or keyword. */
export function TagPicker({ chosen, onChange }: TagPickerProps) {
  const tags = useQuery(allTagsQuery());
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Group>
      <legend>Tags</legend>
      {tags.isError && <Notice tone="danger" title={tags.error.message} />}
      {tags.isPending && <Skeleton height="1.5rem" />}
      {tags.data?.length === 0 && (
        <Text as="p" $tone="muted" $size="sm">
          No tags yet. <Link to="/admin/tags">Add one</Link>
        </Text>
      )}
      <Grid $min="9rem">
        {tags.data?.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </Grid>
    </Group>
  );
}
