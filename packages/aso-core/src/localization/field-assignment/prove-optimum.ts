import { Assignment } from "./assignment";
import { computeTotalRoom, computeBound } from "./bound";
import type { Problem } from "./problem";

const MAX_STEPS = 150_000;

/**
 * Searches all plans with branch and bound. With few keywords it finishes and the result is optimal; otherwise it gives
 * up after a number of steps and `exact` is false.
 */
export function proveOptimum(
  problem: Problem,
  known: { value: number; places: Int16Array },
): { value: number; places: Int16Array; exact: boolean } {
  const assignment = new Assignment(problem);
  let best = known;
  let steps = 0;
  const visit = (index: number, room: number): void => {
    if (assignment.value > best.value + 1e-9) {
      best = { value: assignment.value, places: assignment.places.slice() };
    }
    const item = problem.items[index];
    if (!item || steps >= MAX_STEPS) return;
    if (assignment.value + computeBound(problem, index, room) <= best.value + 1e-9) return;
    steps += 1;
    for (let locale = 0; locale < problem.rooms.length; locale++) {
      if (assignment.price(index, locale) === Infinity) continue;
      assignment.put(index, locale);
      visit(index + 1, room - item.share);
      assignment.take(index);
    }
    visit(index + 1, room);
  };
  visit(0, computeTotalRoom(problem));
  return { ...best, exact: steps < MAX_STEPS };
}
