import type { Problem } from "./problem";

/** Returns an upper bound for the value of the keywords from `first` on, given the total room of all fields in characters. */
export function computeBound(problem: Problem, first: number, room: number): number {
  let [left, value] = [room, 0];
  for (let index = first; index < problem.items.length; index++) {
    const item = problem.items[index];
    if (!item) break;
    if (item.share > left) return value + (item.value * left) / item.share;
    left -= item.share;
    value += item.value;
  }
  return value;
}

/** Returns the total room of all fields in characters. */
export function computeTotalRoom(problem: Problem): number {
  return problem.rooms.reduce((sum, room) => sum + room, 0);
}
