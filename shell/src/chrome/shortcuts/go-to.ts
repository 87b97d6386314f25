/** Pages by the letter that follows G. Those somebody may not enter lead to the login, as their links do. */
export const goTo: readonly (readonly [key: string, path: string, label: string])[] = [
  ["d", "/dashboard", "Dashboard"],
  ["k", "/keywords", "Keywords"],
  ["t", "/tracked-apps", "Tracked Apps"],
  ["r", "/rankings", "Rankings"],
  ["a", "/aso-tools", "ASO Tools"],
  ["b", "/blog", "Blog"],
  ["h", "/help", "Help Center"],
  ["s", "/settings", "Settings"],
];
