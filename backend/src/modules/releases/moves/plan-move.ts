import { type Move, getReleasePointer, promote, type ReleasePointers } from "@listwise/contracts/releases";
import { fail } from "../../../infra/http/errors";

/**
 * Returns the pointers and redirects after a move.
 * @throws CONFLICT if a part of it changes nothing or contradicts another part
 */
export function planMove(
  live: ReleasePointers,
  move: Move,
  { at, keep }: { at: string; keep: number },
): ReleasePointers {
  const { promote: promoted, retire, redirects, removeRedirects } = move;
  const names = [...promoted.map(({ name }) => name), ...retire];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw fail("CONFLICT", `A move can contain ${twice} only once.`);
  if (names.length + redirects.length + removeRedirects.length === 0)
    throw fail("CONFLICT", "The move is empty. Choose a version, a remote or a redirect.");
  const kept = Object.entries(live.releases).filter(([name]) => !retire.includes(name));
  const pointers = Object.fromEntries(kept);
  for (const { name, version } of promoted) {
    const pointer = getReleasePointer(live, name);
    if (pointer.stable === version && !pointer.canary)
      throw fail("CONFLICT", `${name} ${version} is already the stable version.`);
    pointers[name] = promote(pointer, version, 100, { at, keep });
  }
  for (const name of retire) {
    const { stable, canary } = getReleasePointer(live, name);
    if (stable === null && !canary) throw fail("CONFLICT", `${name} isn't live. Promote a version first.`);
  }
  const known = live.redirects ?? [];
  const missing = removeRedirects.find((from) => !known.some((one) => one.from === from));
  if (missing !== undefined) throw fail("CONFLICT", `${missing} isn't redirected. Leave it out.`);
  const earlier = (live.retired ?? []).filter((name) => !names.includes(name));
  return {
    ...live,
    releases: pointers,
    retired: [...earlier, ...retire],
    redirects: [...known.filter(({ from }) => !removeRedirects.includes(from)), ...redirects],
  };
}
