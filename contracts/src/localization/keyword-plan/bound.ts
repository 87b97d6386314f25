import type { Problem } from "./problem";

/** What the keywords from `first` on can be worth at most with so much room in all fields together. */
export function boundFrom(problem: Problem, first: number, room: number): number {
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

/** Room of all fields together. */
export function allRoom(problem: Problem): number {
  return problem.rooms.reduce((sum, room) => sum + room, 0);
}
