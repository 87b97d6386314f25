import { useRef } from "react";
import { BodyLine } from "./table-row";
import type { BodyProps } from "./virtual-rows";
import { useRowKeys } from "./use-row-keys";

/** Renders all rows. In a grid, keys move through them. */
export function PlainRows<Row>({ columns, lines, scroll, onOpen }: BodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isGrid = onOpen !== undefined;
  const active = useRowKeys({ scroll: isGrid ? scroll : null, body, lines, onOpen });
  return (
    <tbody ref={body}>
      {lines.map((line, index) => (
        <BodyLine
          key={line.key}
          columns={columns}
          line={line}
          index={isGrid ? index : undefined}
          isGrid={isGrid}
          isTabStop={isGrid && index === (active ?? 0)}
        />
      ))}
    </tbody>
  );
}
