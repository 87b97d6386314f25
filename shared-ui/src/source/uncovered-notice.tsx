import { explainUncovered } from "@listwise/aso-core/text";
import { Notice } from "../primitives/notice";
import { useStoreSource } from "./store-source";

/** Renders the reason why there is no data for a country, and nothing if there is. */
export function UncoveredNotice({ country }: { country: string }) {
  const reason = explainUncovered(useStoreSource(), country);
  return reason === null ? null : <Notice>{reason}</Notice>;
}
