import { assertComplete } from "../live/assert-complete";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";

const APP_LINK = /\/app\/(?:[^"'\s/?#]+\/)?id(\d+)/g;

/**
 * Returns the apps that a product page links to, in its order, without the app itself.
 *
 * @throws UnexpectedResponse if the page is incomplete
 */
export function readLinkedApps(storeId: string): Read<string[]> {
  return (text) => {
    const ids = [...new Set([...assertComplete(text).matchAll(APP_LINK)].map(([, id = ""]) => id))];
    if (!ids.includes(storeId)) throw new UnexpectedResponse("it isn't the app's page");
    return ids.filter((id) => id !== storeId);
  };
}
