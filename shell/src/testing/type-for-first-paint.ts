import { renderFirstPaint } from "@listwise/shared-ui/testing";
import { createEvent } from "@testing-library/react";

/** Types a text into a field and renders only what the next paint shows. */
export function typeForFirstPaint(field: HTMLElement, text: string): void {
  renderFirstPaint(() => field.dispatchEvent(createEvent.input(field, { target: { value: text } })));
}
