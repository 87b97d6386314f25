import { useEffect, useState } from "react";

type Pictures = ReadonlyMap<string, string>;

let loaded: Pictures | undefined;

/** Address of a flag; undefined until the pictures have come, for a country without one, and where they cannot be had. */
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
      // The code stands there anyway.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [pictures]);
  return pictures?.get(code);
}
