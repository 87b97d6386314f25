// Takes the place of @listwise/remote-preset/contracts in a built site, where the contracts are bundled already.
import * as events from "../../packages/contracts/src/events/index.ts";
import * as releases from "../../packages/contracts/src/releases/index.ts";
import * as remotes from "../../packages/contracts/src/remotes/index.ts";

/** Returns the parts of the contracts that publishing uses. */
export const loadContracts = async () => ({ ...events, ...releases, ...remotes });
