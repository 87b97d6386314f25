import { context } from "@opentelemetry/api";
import pg from "pg";

type Callback = Parameters<pg.Pool["connect"]>[0];

/** A connection pool that reports how long its callers waited for a connection. */
export class MeasuredPool extends pg.Pool {
  readonly #onWait: (seconds: number) => void;

  /** `onWait` gets the wait of each caller in seconds, also of those that gave up. */
  constructor(config: pg.PoolConfig, onWait: (seconds: number) => void) {
    super(config);
    this.#onWait = onWait;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const startedAt = performance.now();
    const note = () => this.#onWait((performance.now() - startedAt) / 1000);
    if (!callback) return super.connect().finally(note);
    // A caller that had to wait is called back by the one that released the connection.
    const own = context.bind(context.active(), callback);
    super.connect((error, client, done) => {
      note();
      own(error, client, done);
    });
  }
}
