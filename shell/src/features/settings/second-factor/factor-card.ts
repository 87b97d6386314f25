import type { SignInFactors } from "@listwise/contracts";

/** Recovery codes that were just made. `isFirst` when they came with the first factor of the account. */
export interface NewCodes {
  codes: readonly string[];
  isFirst: boolean;
}

/** Props of a card for one kind of factor. */
export interface FactorCardProps {
  factors: SignInFactors;
  /** Shows recovery codes that were just made; `null` when there are none to show. */
  onCodes: (made: NewCodes | null) => void;
}
