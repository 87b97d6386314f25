/** Earlier moves from which the usual variation is known; chosen by us: two weeks. */
const MIN_MOVES = 14;
/** Smallest unusual move; chosen by us: ranks of calm keywords move by a few without a reason. */
const MIN_RANKS = 5;

/**
 * Returns true if the latest known move of a rank, from one day to the next, is of at least five ranks and larger than
 * each of at least 14 earlier ones. `ranks` are those by day, 1–201, where 201 is not ranked and `null` unknown.
 */
export function isUnusualMove(ranks: readonly (number | null)[]): boolean {
  const moves = ranks.flatMap((rank, day) => {
    const before = ranks[day - 1] ?? null;
    return rank === null || before === null ? [] : [Math.abs(rank - before)];
  });
  const latest = moves.pop() ?? 0;
  return latest >= MIN_RANKS && moves.length >= MIN_MOVES && moves.every((move) => move < latest);
}
