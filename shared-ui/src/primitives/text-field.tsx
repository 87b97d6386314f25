import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from "react";
import styled from "styled-components";
import { controlStyles, getDescribedBy, FieldFrame, type FieldProps } from "./field";

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** A small button at the end of the field. */
  end?: ReactNode;
}

const Input = styled.input`
  ${controlStyles}
`;

const Frame = styled.div`
  position: relative;
  &:has(> button) > input {
    padding-inline-end: var(--lw-space-10);
  }
  & > button {
    position: absolute;
    inset-inline-end: var(--lw-space-1);
    top: 50%;
    transform: translateY(-50%);
  }
`;

const Area = styled.textarea`
  ${controlStyles}
  height: auto;
  min-height: 6rem;
  padding: var(--lw-space-2) var(--lw-space-3);
  line-height: var(--lw-leading-normal);
  resize: vertical;
`;

/** Renders a single-line text input with label, hint and error. */
export function TextField({ label, hideLabel, hint, error, id, end, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId} required={rest.required}>
      <Frame>
        <Input
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(fieldId, { hint, error })}
        />
        {end}
      </Frame>
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Renders a multi-line text input with label, hint and error. */
export function TextAreaField({ label, hideLabel, hint, error, id, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId} required={rest.required}>
      <Area
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}
