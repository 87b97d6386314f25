import { ApiFailure } from "../../../infra/http/errors";

/** The store was not contacted, because its rate limit is reached, it is paused after failures, or its data is incomplete. */
export class StoreBusy extends ApiFailure {
  /** True if the previous requests failed. */
  readonly failing: boolean;

  constructor(
    host: string,
    seconds: number,
    { failing = false, message }: { failing?: boolean; message?: string } = {},
  ) {
    const rounded = Math.max(1, Math.ceil(seconds));
    super(
      "STORE_UNAVAILABLE",
      message ?? `The store (${host}) limits the number of requests. Try again in ${rounded} s.`,
      undefined,
      rounded,
    );
    this.failing = failing;
  }
}
