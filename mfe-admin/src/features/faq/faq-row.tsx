import type { EditedFaq } from "@listwise/contracts/content";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  IconButton,
  PencilIcon,
  Row,
  Switch,
  Text,
  TrashIcon,
} from "@listwise/shared-ui";
import { useEffect, useRef, useState, type DragEvent, type MouseEvent } from "react";
import { Item, Words } from "./faq-row.styles";

export interface FaqRowActions {
  onEdit: (faq: EditedFaq) => void;
  onRemove: (faq: EditedFaq) => void;
  onToggle: (faq: EditedFaq) => void;
  onMove: (from: number, to: number) => void;
}

interface FaqRowProps extends FaqRowActions {
  faq: EditedFaq;
  index: number;
  count: number;
  /** True if all questions of the category are listed, so that they can be reordered. */
  movable: boolean;
}

const KIND = "text/x-faq-place";

export function FaqRow({ faq, index, count, movable, onEdit, onRemove, onToggle, onMove }: FaqRowProps) {
  const [over, setOver] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  // Moving a row in the DOM loses its focus.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const step = (event: MouseEvent<HTMLButtonElement>, by: number) => {
    const to = index + by;
    if (to < 0 || to >= count) return;
    pressed.current = event.currentTarget;
    onMove(index, to);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [category, from] = event.dataTransfer.getData(KIND).split(":");
    if (category === faq.category && Number(from) !== index) onMove(Number(from), index);
  };
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(KIND, `${faq.category}:${index}`),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    <Item {...(movable ? drag : {})} $over={over} $movable={movable}>
      <Words>
        <Row $gap={2}>
          <Text as="h3" $strong>
            {faq.question}
          </Text>
          {faq.subcategory && <Badge>{faq.subcategory}</Badge>}
        </Row>
        <Text $tone="muted" $size="sm">
          {faq.answer}
        </Text>
      </Words>
      <Row $gap={1} $nowrap style={{ marginInlineStart: "auto" }}>
        <Switch
          label="Shown"
          aria-label={`Shown: ${faq.question}`}
          checked={faq.isActive}
          onChange={() => onToggle(faq)}
        />
        {movable && (
          <>
            <IconButton
              label={`Move up: ${faq.question}`}
              icon={<ArrowUpIcon size={15} />}
              aria-disabled={index === 0}
              onClick={(event) => step(event, -1)}
            />
            <IconButton
              label={`Move down: ${faq.question}`}
              icon={<ArrowDownIcon size={15} />}
              aria-disabled={index === count - 1}
              onClick={(event) => step(event, 1)}
            />
          </>
        )}
        <IconButton
          label={`Edit: ${faq.question}`}
          icon={<PencilIcon size={15} />}
          onClick={() => onEdit(faq)}
        />
        <IconButton
          label={`Delete: ${faq.question}`}
          icon={<TrashIcon size={15} />}
          onClick={() => onRemove(faq)}
        />
      </Row>
    </Item>
  );
}
