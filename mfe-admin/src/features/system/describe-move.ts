import type { Move } from "@listwise/contracts/releases";

/** Describes a change of several pointers. */
export function describeMove({ promote, retire, redirects, removeRedirects }: Move): string {
  return [
    ...promote.map(({ name, version }) => `promote ${name} ${version}`),
    ...retire.map((name) => `retire ${name}`),
    ...redirects.map(({ from, to }) => `redirect ${from} to ${to}`),
    ...removeRedirects.map((from) => `remove the redirect of ${from}`),
  ].join(", ");
}
