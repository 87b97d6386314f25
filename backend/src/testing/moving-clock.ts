/** Moves the clock of the server under test. */
export interface MovingClock {
  /** Lets `Date.now` run this much further ahead; what the server keeps for a while is read anew then. */
  pass(milliseconds: number): void;
  /** Gives the real clock back. Call it in `afterAll`. */
  release(): void;
}

/** Returns a clock for a test file whose server keeps answers by `Date.now`. */
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
