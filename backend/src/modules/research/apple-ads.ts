import { fail } from "../../platform/errors";

/** Search-term popularity as Apple Ads tells its customers. */
export interface AppleAds {
  /** Terms near one, with Apple's popularity; `null` is below Apple's threshold. */
  suggestions(asked: {
    term: string;
    country: string;
    limit: number;
  }): Promise<{ name: string; popularity: number | null }[]>;
}

/** What stands in where no account is connected: it says so. */
export const noAppleAds: AppleAds = {
  suggestions: async () => {
    throw fail(
      "UNAVAILABLE",
      "Apple Search Ads is not connected to this installation, so it has no suggestions. Use the suggestions of the store instead.",
    );
  },
};
