import { ApiFailure } from "../../platform/errors";

/** The store was not asked at all: it limits how often it may be, or failed lately and is left alone. */
export class StoreBusy extends ApiFailure {
  /** Its last calls failed. */
  readonly failing: boolean;

  constructor(host: string, seconds: number, failing = false) {
    const rounded = Math.max(1, Math.ceil(seconds));
    const message = `The store (${host}) limits how often it may be asked. Try again in ${rounded} s.`;
    super("STORE_UNAVAILABLE", message, undefined, rounded);
    this.failing = failing;
  }
}
