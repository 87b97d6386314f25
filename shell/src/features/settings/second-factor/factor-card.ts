import type { SignInFactors } from "@listwise/contracts/auth";

/** Newly created recovery codes. `isFirst` is true if they belong to the account's first factor. */
export interface NewCodes {
  codes: readonly string[];
  isFirst: boolean;
}

/** Props of a card for one kind of factor. */
export interface FactorCardProps {
  factors: SignInFactors;
  /** Shows newly created recovery codes; `null` shows none. */
  onCodes: (made: NewCodes | null) => void;
}
