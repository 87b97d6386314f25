import styled from "styled-components";

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-height: var(--lw-control-md);
  font-size: var(--lw-font-sm);
  input {
    width: 2.5rem;
    height: 2rem;
    padding: 2px;
    border: 1px solid var(--lw-border-control);
    border-radius: var(--lw-radius-md);
    background: var(--lw-field);
  }
`;

export function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <Root>
      <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      {label}
    </Root>
  );
}
