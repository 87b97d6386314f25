/** Controls the clock of the server under test. */
export interface MovingClock {
  /** Advances `Date.now` by this many milliseconds, which expires TTL caches. */
  pass(milliseconds: number): void;
  /** Restores the real clock. Call it in `afterAll`. */
  release(): void;
}

/** Creates a clock for a test file whose server caches by `Date.now`. */
export function createMovingClock(): MovingClock {
  const real = Date.now;
  let ahead = 0;
  return {
    pass(milliseconds) {
      ahead += milliseconds;
      Date.now = () => real() + ahead;
    },
    release() {
      Date.now = real;
    },
  };
}
