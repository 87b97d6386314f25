/** Key of the public configuration entry that says whether a plan has a free trial: "true" or "false". */
export const TRIAL_KEY = "plans.trial";

/** Returns the label of the links to the registration. A trial is only promised if a plan has one. */
export function getSignUpLabel(hasTrial: boolean): string {
  return hasTrial ? "Start Free Trial" : "Start for free";
}
