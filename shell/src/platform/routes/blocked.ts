/** What a page's loader answers when a screen of the shell stands in its place: nothing of the remote is loaded. */
export const BLOCKED = "blocked";
