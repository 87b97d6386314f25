/** Steps of entering a remote whose duration is recorded. */
export type Step = "load" | "mount";

/** Returns the name of a step's measure in the browser's performance timeline. */
export function getMeasureName(step: Step, remote: string, module: string): string {
  return `${step} ${remote} ${module}`;
}

/** Records how long the last step took, in the performance timeline, where profilers and the developer tools show it. */
export function recordDuration(step: Step, remote: string, module: string, startedAt: number): void {
  const name = getMeasureName(step, remote, module);
  performance.clearMeasures?.(name);
  performance.measure?.(name, { start: startedAt });
}
