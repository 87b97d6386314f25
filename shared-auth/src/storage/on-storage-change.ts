/**
 * Calls `listener` when another tab changes one of the keys or clears the storage. Returns a function that
 * unsubscribes.
 */
export function onStorageChange(keys: readonly string[], listener: () => void): () => void {
  const onEvent = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) listener();
  };
  window.addEventListener("storage", onEvent);
  return () => {
    window.removeEventListener("storage", onEvent);
  };
}
