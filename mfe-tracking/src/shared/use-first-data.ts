import { useDeferredValue } from "react";

/**
 * Returns the data of a page. The rendering that shows it first is a transition: data that arrives is otherwise rendered
 * without a pause, which blocks input on slow devices. Later changes are shown immediately.
 */
export function useFirstData<Data>(data: Data | undefined): Data | undefined {
  const isLoaded = useDeferredValue(data !== undefined);
  return isLoaded ? data : undefined;
}
