/**
 * Starts a clock of this process's processor time, which doesn't run while other processes of a busy machine do. Threads
 * that work in parallel add up, the database doesn't count.
 *
 * @returns a function that returns the milliseconds since the start
 */
export function startCpuClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
