/** Pages by the letter that follows G. Guarded pages redirect to the login, like their links. */
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
