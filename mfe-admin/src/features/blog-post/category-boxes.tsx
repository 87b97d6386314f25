import { Checkbox, Link, Row, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { blogCategoriesQuery } from "../../shared/blog-keys";

const Boxes = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--lw-space-2);
    padding: 0;
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
  }
`;

interface CategoryBoxesProps {
  value: readonly number[];
  error?: string | undefined;
  onChange: (ids: number[]) => void;
}

export function CategoryBoxes({ value, error, onChange }: CategoryBoxesProps) {
  const categories = useQuery(blogCategoriesQuery);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <Boxes>
      <legend>Categories</legend>
      <Row $gap={4}>
        {categories.data?.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={value.includes(id)} onChange={() => toggle(id)} />
        ))}
        {categories.data?.length === 0 && (
          <Text $tone="muted">
            No categories yet. <Link to="/admin/blog/categories">Add one</Link>
          </Text>
        )}
        {categories.isError && <Text $tone="danger">{categories.error.message}</Text>}
      </Row>
      {error && <Text $tone="danger">{error}</Text>}
    </Boxes>
  );
}
