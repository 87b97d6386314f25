import { useId, useRef, type InputHTMLAttributes } from "react";
import styled from "styled-components";
import { SearchIcon, XIcon } from "../icons/icons";
import { controlStyles } from "./field";
import { IconButton } from "./button";
import { VisuallyHidden } from "./visually-hidden";

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "onChange" | "value" | "type"
> {
  /** Accessible name; visually the placeholder takes its place. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  width: 100%;
  & > svg {
    position: absolute;
    inset-inline-start: var(--lw-space-3);
    top: 50%;
    color: var(--lw-text-subtle);
    transform: translateY(-50%);
    pointer-events: none;
  }
  & > button {
    position: absolute;
    inset-inline-end: var(--lw-space-1);
    top: 50%;
    transform: translateY(-50%);
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: var(--lw-space-8) var(--lw-space-10);
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Renders a search input with an icon and, if it has text, a clear button. */
export function SearchField({ label, value, onChange, id, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange("");
    input.current?.focus();
  }
  return (
    <Frame>
      <VisuallyHidden as="label" htmlFor={id ?? ownId}>
        {label}
      </VisuallyHidden>
      <SearchIcon size={15} aria-hidden="true" />
      <Input
        {...rest}
        ref={input}
        id={id ?? ownId}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== "" && (
        <IconButton label="Clear search" size="sm" icon={<XIcon size={14} />} onClick={clear} />
      )}
    </Frame>
  );
}
