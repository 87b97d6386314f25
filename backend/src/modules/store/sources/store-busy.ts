import { ApiFailure } from "../../../infra/http/errors";

/** The store was not contacted, because its rate limit is reached or it is paused after failures. */
export class StoreBusy extends ApiFailure {
  /** True if the previous requests failed. */
  readonly failing: boolean;

  constructor(host: string, seconds: number, failing = false) {
    const rounded = Math.max(1, Math.ceil(seconds));
    const message = `The store (${host}) limits the number of requests. Try again in ${rounded} s.`;
    super("STORE_UNAVAILABLE", message, undefined, rounded);
    this.failing = failing;
  }
}
