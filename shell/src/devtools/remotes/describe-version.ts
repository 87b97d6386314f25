import type { ReleaseStatus } from "@listwise/contracts/releases";
import type { RegistryRemote } from "@listwise/contracts/remotes";
import type { Tone } from "@listwise/shared-ui";
import type { Override } from "../../host/registry/overrides/override";
import type { LoadableRemote } from "../../host/remote-module";

interface Situation {
  /** The remote as the registry lists it for this browser. */
  remote: RegistryRemote;
  /** The version that was last loaded in this tab. */
  used?: LoadableRemote | undefined;
  override?: Override | undefined;
  /** The version in the preview of this tab. */
  previewed?: string | undefined;
  /** The live pointer, which only administrators know. */
  pointer?: ReleaseStatus | undefined;
}

/** The reason why a remote has its version: in a word and as a sentence. */
export interface VersionReason {
  label: string;
  tone: Tone;
  sentence: string;
}

function describeOverride(override: Override, version: string): VersionReason {
  if ("origin" in override)
    return {
      label: "Development",
      tone: "warning",
      sentence: `This tab loads it from ${override.origin}.`,
    };
  if (override.version !== version)
    return {
      label: "Not pinned",
      tone: "danger",
      sentence: `Version ${override.version} could not be pinned. Check that it is published.`,
    };
  return { label: "Pinned", tone: "warning", sentence: "The address of this tab has pinned it." };
}

function describePointer(version: string, { stable, canary }: ReleaseStatus): VersionReason | null {
  if (version === canary?.version)
    return {
      label: `Canary ${canary.percent}%`,
      tone: "info",
      sentence: `It is live for ${canary.percent}% of the browsers, and this is one of them.`,
    };
  if (version !== stable) return null;
  const sentence = canary
    ? `It is live for everyone but the ${canary.percent}% of browsers with the canary ${canary.version}.`
    : "It is live for everyone.";
  return { label: "Live", tone: "success", sentence };
}

/** Explains why this browser has this version of a remote. */
export function describeVersion({ remote, used, override, previewed, pointer }: Situation): VersionReason {
  const version = used?.version ?? remote.version;
  if (!remote.enabled && !override)
    return { label: "Off", tone: "danger", sentence: "An administrator has turned it off." };
  if (override) return describeOverride(override, version);
  if (previewed !== undefined && previewed === version)
    return { label: "Preview", tone: "warning", sentence: "The preview that this tab shows contains it." };
  if (used?.fallback) {
    const which =
      version === remote.previous?.version ? "the previous version" : "the last version that worked here";
    return {
      label: "Fallback",
      tone: "danger",
      sentence: `Version ${remote.version} failed in this browser, so it uses ${which}.`,
    };
  }
  if (version !== remote.version)
    return {
      label: "Open",
      tone: "info",
      sentence: `Version ${remote.version} has gone live since. The next entry loads it.`,
    };
  const known = pointer && describePointer(version, pointer);
  if (known) return known;
  return {
    label: "Live",
    tone: "success",
    sentence: "The site serves it to this browser. Administrators see whether it is a canary.",
  };
}
