import type { StoreHost } from "../live/host-rate-limit.repository";

const PUBLIC = "https://itunes.apple.com";

export interface AppleHosts {
  itunes: StoreHost;
  web: StoreHost;
  hints: StoreHost;
}

/** Returns Apple's hosts. With another base URL, all of them are there, each with its own token bucket. */
export function appleHosts(baseUrl: string, perMinute: number): AppleHosts {
  const own = new URL(baseUrl).origin !== PUBLIC;
  const at = (base: string, name: string, calls: number): StoreHost => {
    const { host } = new URL(own ? baseUrl : base);
    return {
      base: own ? baseUrl : base,
      bucket: { host: own && name ? `${host}/${name}` : host, perMinute: calls },
    };
  };
  return {
    itunes: at(PUBLIC, "", perMinute),
    web: at("https://apps.apple.com", "web", perMinute * 1.5),
    hints: at("https://search.itunes.apple.com", "hints", perMinute * 1.5),
  };
}
