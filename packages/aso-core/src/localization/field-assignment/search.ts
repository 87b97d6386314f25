import { Assignment } from "./assignment";
import type { Problem } from "./problem";

/** Returns a pseudo-random number generator (0 to 1) with a fixed seed, so that results are deterministic. */
function createRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Fewer rounds for more keywords: they gain less, and the user is waiting.
const computeRounds = (items: number) => Math.max(6, Math.min(150, Math.floor(5000 / items)));
const ITEMS_PER_SLICE = 25;
const MAX_EXCHANGES = 20;
const REMOVAL_RATE = 0.25;

function fill(assignment: Assignment, order: readonly number[]): void {
  for (const item of order) {
    if (assignment.places[item] !== -1) continue;
    const locale = assignment.cheapest(item);
    if (locale !== -1) assignment.put(item, locale);
  }
}

/** Replaces keywords with more valuable ones. Returns true if that improved the plan. */
function* exchange(
  problem: Problem,
  assignment: Assignment,
  byValue: readonly number[],
): Generator<undefined, boolean> {
  const { items } = problem;
  let gained = false;
  for (let inside = items.length - 1; inside >= 0; inside--) {
    const place = assignment.places[inside] ?? -1;
    if (place === -1) continue;
    const worth = items[inside]?.value ?? 0;
    assignment.take(inside);
    let best = inside;
    for (const outside of byValue) {
      if ((items[outside]?.value ?? 0) <= worth) break;
      if (assignment.places[outside] !== -1 || assignment.price(outside, place) === Infinity) continue;
      best = outside;
      break;
    }
    assignment.put(best, place);
    if (inside % ITEMS_PER_SLICE === 0) yield undefined;
    gained ||= best !== inside;
  }
  return gained;
}

function* improve(
  problem: Problem,
  assignment: Assignment,
  order: readonly number[],
  byValue: readonly number[],
): Generator<undefined> {
  fill(assignment, order);
  for (let round = 0; round < MAX_EXCHANGES; round++) {
    if (!(yield* exchange(problem, assignment, byValue))) return;
    fill(assignment, order);
  }
}

/**
 * Finds good plans: greedy first, then by removing keywords at random and filling again. Yields the best plan so
 * far, or `undefined` after a few milliseconds of work.
 */
export function* search(problem: Problem): Generator<{ value: number; places: Int16Array } | undefined> {
  const random = createRandom();
  const assignment = new Assignment(problem);
  const order = problem.items.map((_, index) => index);
  const byValue = [...order].sort((a, b) => (problem.items[b]?.value ?? 0) - (problem.items[a]?.value ?? 0));
  yield* improve(problem, assignment, order, byValue);
  let best = { value: assignment.value, places: assignment.places.slice() };
  yield best;
  const rounds = computeRounds(order.length);
  const worth = problem.items.map((item) => item.value / item.share);
  for (let round = 0; round < rounds; round++) {
    const emptied = new Set(problem.rooms.flatMap((_, locale) => (random() < REMOVAL_RATE ? [locale] : [])));
    for (const item of order) {
      const place = assignment.places[item] ?? -1;
      if (place !== -1 && (emptied.has(place) || random() < REMOVAL_RATE / 2)) assignment.take(item);
    }
    const noisy = worth.map((one) => one * (0.75 + random() / 2));
    const improving = improve(
      problem,
      assignment,
      [...order].sort((a, b) => (noisy[b] ?? 0) - (noisy[a] ?? 0)),
      byValue,
    );
    yield* improving;
    if (assignment.value > best.value + 1e-9) {
      best = { value: assignment.value, places: assignment.places.slice() };
    } else if (assignment.value < best.value * 0.99) {
      assignment.restore(best.places);
    }
    yield best;
  }
}
