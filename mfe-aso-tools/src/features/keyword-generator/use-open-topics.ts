import { useState } from "react";
import type { Topic } from "./group-ideas";

/** Returns which topics show their ideas: the first one until the user opens or closes some. */
export function useOpenTopics(topics: readonly Topic[]) {
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null);
  const open = keys ?? new Set(topics.slice(0, 1).map(({ key }) => key));
  return {
    open,
    toggle: (key: string) =>
      setKeys(open.has(key) ? new Set([...open].filter((one) => one !== key)) : new Set([...open, key])),
    openAll: () => setKeys(new Set(topics.map(({ key }) => key))),
    closeAll: () => setKeys(new Set()),
  };
}
