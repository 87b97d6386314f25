import type { GateFinding, ReleasePolicy } from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";
import { formatKilobytes, getBudget, getDefaultBudget } from "./files";
import { confirm, warning } from "./findings";

/** Returns the owner and budget that a release proposes: those of its `remote.json`. */
export function getProposedPolicy(release: Release): ReleasePolicy {
  return { owner: release.descriptor?.owner ?? "platform", budget: getBudget(release) };
}

/**
 * Compares what a release proposes with the platform's owner and budget. Without any, the proposal becomes the
 * platform's, so a budget above the default needs a confirmation; later proposals change nothing.
 */
export function checkPolicy(release: Release, policy: ReleasePolicy | null): GateFinding[] {
  const { descriptor } = release;
  const proposed = getProposedPolicy(release);
  const known = policy?.budget ?? getDefaultBudget(release.name);
  const describe = (part: "entry" | "total") =>
    `remote.json proposes a size budget (${part}) of ${formatKilobytes(proposed.budget[part])} instead of ${formatKilobytes(known[part])}.`;
  const parts = ["entry", "total"] as const;
  if (!policy) {
    const larger = parts.filter((part) => proposed.budget[part] > known[part]);
    return larger.map((part) => confirm("size", describe(part)));
  }
  const others = parts.filter((part) => descriptor?.budget && descriptor.budget[part] !== known[part]);
  const isOtherOwner = descriptor !== undefined && descriptor.owner !== policy.owner;
  return [
    ...others.map((part) => warning("size", `${describe(part)} Only an administrator can change it.`)),
    ...(isOtherOwner
      ? [
          warning(
            "owner",
            `remote.json names ${descriptor.owner} as the owner instead of ${policy.owner}. Only an administrator can change it.`,
          ),
        ]
      : []),
  ];
}
