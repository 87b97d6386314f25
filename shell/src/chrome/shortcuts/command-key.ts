/** Returns the modifier key for K on this platform. */
export function getCommandKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
