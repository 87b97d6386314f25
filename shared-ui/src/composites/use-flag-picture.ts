import { useEffect, useState } from "react";

type Pictures = ReadonlyMap<string, string>;

let loaded: Pictures | undefined;

/**
 * Returns the URL of a flag; `undefined` until the images have loaded, for unknown countries, and if loading
 * fails.
 */
export function useFlagPicture(code: string): string | undefined {
  const [pictures, setPictures] = useState(loaded);
  useEffect(() => {
    if (pictures) return undefined;
    let mounted = true;
    import("./flag-pictures").then(
      ({ flagPictures }) => {
        loaded = flagPictures;
        if (mounted) setPictures(flagPictures);
      },
      // The country code is visible in any case.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [pictures]);
  return pictures?.get(code);
}
