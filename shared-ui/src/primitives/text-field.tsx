import { useId, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from "react";
import styled from "styled-components";
import { controlLook, describedBy, FieldFrame, type FieldProps } from "./field";

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

const Input = styled.input`
  ${controlLook}
`;

const Area = styled.textarea`
  ${controlLook}
  height: auto;
  min-height: 6rem;
  padding: var(--lw-space-2) var(--lw-space-3);
  line-height: var(--lw-leading-normal);
  resize: vertical;
`;

/** One line of text with its label, hint and error. */
export function TextField({ label, hideLabel, hint, error, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId} required={rest.required}>
      <Input
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with its label, hint and error. */
export function TextAreaField({ label, hideLabel, hint, error, id, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId} required={rest.required}>
      <Area
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}
