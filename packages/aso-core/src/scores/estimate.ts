/** Figure that is `null` if one of its inputs is unknown. */
export interface Estimate<Input extends string> {
  value: number | null;
  /** Names of the unknown inputs; empty if the value is known. */
  missing: readonly Input[];
}

/** Returns the names of the inputs that are `null`. */
export function findMissing<Input extends string>(
  inputs: readonly (readonly [name: Input, value: unknown])[],
): Input[] {
  return inputs.flatMap(([name, value]) => (value === null ? [name] : []));
}
