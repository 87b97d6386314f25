// Reads the processor time of other processes from /proc, for benches that say what saturates first.
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/**
 * Returns a process's parent and its processor time in seconds, including that of children that have ended.
 * @param {number} pid
 */
function readStat(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return { parent: fields[1], seconds: ticks / TICKS_PER_SECOND };
}

/**
 * Returns the processor time of processes in seconds; 0 where there is no /proc.
 * @param {readonly number[]} pids
 */
export function readProcessorSeconds(pids) {
  let sum = 0;
  for (const pid of pids) {
    try {
      sum += readStat(pid).seconds;
    } catch {
      // The process has ended.
    }
  }
  return sum;
}

/**
 * Returns a database server's processes: the one with this id and its children.
 * @param {number} postmaster
 */
export function findServerProcesses(postmaster) {
  const pids = [postmaster];
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (readStat(Number(name)).parent === postmaster) pids.push(Number(name));
    } catch {
      // The process has ended.
    }
  }
  return pids;
}
