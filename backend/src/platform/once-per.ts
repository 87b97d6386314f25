/** Makes something once for each owner and gives it back from then on: `const byId = oncePer((db: Executor) => …)`. */
export function oncePer<K extends WeakKey, T>(make: (owner: K) => T): (owner: K) => T {
  const made = new WeakMap<K, T>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const fresh = make(owner);
    made.set(owner, fresh);
    return fresh;
  };
}
