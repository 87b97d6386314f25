/** Seconds after which an unused refresh token expires. */
export const IDLE_SECONDS = 14 * 86_400;

/** Minutes for which a proof of identity counts as recent. Chosen by us. */
export const RECENT_MINUTES = 10;
