import { useState, type ReactNode } from "react";

export interface WithStateProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a component whose caller holds it, so that an example can be used. */
export function WithState<Value>({ initial, children }: WithStateProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
