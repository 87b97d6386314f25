import { getSignUpLabel, TRIAL_KEY } from "@listwise/contracts/site";
import { useSiteConfig } from "./use-site-config";

/** Returns the label of the links to the registration. */
export function useSignUpLabel(): string {
  return getSignUpLabel(useSiteConfig().get(TRIAL_KEY) === "true");
}
