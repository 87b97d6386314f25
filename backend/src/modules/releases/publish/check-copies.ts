import type { GateFinding } from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";
import type { Files } from "./store-folder";

/** Names in every copy of React, up to version 18 and from version 19 on. Both say that no other code should use them. */
const REACT_INTERNALS =
  /__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE/;

/** Checks that a remote contains no copy of React: a page has only that of the shell. */
export function checkCopies({ name }: Release, files: Files): GateFinding[] {
  if (name === "shell") return [];
  const copies = [...files].filter(
    ([file, content]) => /\.m?js$/.test(file) && REACT_INTERNALS.test(content.toString()),
  );
  return copies.map(([file]) => ({
    level: "error",
    rule: "shared",
    message: `${file} contains a copy of React, so a page would have two. Build it with @listwise/remote-preset, or without shared libraries.`,
  }));
}
