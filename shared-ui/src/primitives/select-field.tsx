import { useId, type Ref, type SelectHTMLAttributes } from "react";
import styled from "styled-components";
import { ChevronsUpDownIcon } from "../icons/icons";
import { controlStyles, getDescribedBy, FieldFrame, type FieldProps } from "./field";

/** An option of a select or segmented control. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Label of a group of options, in which a select lists it after the options without a group. */
  group?: string;
}

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-inline-end: var(--lw-space-3);
    top: 50%;
    color: var(--lw-text-subtle);
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  padding-inline-end: var(--lw-space-8);
  appearance: none;
  text-overflow: ellipsis;
  option,
  optgroup {
    background: var(--lw-surface-raised);
    color: var(--lw-text);
  }
`;

function renderOptions(options: readonly SelectOption[]) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}

/** Renders a native select, which works best on every device. */
export function SelectField({ label, hideLabel, hint, error, id, options, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId} required={rest.required}>
      <Frame>
        <Select
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(fieldId, { hint, error })}
        >
          {renderOptions(options.filter(({ group }) => group === undefined))}
          {groups.map((name) => (
            <optgroup key={name} label={name}>
              {renderOptions(options.filter(({ group }) => group === name))}
            </optgroup>
          ))}
        </Select>
        <ChevronsUpDownIcon size={14} aria-hidden="true" />
      </Frame>
    </FieldFrame>
  );
}
