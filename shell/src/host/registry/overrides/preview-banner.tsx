import type { Registry } from "@listwise/contracts/remotes";
import { Button, formatDate } from "@listwise/shared-ui";
import { useRegistryStore } from "../registry.store";
import { OverrideBar } from "./override-bar";
import { leavePreview } from "./preview";

/** More versions than these are listed on request, because the banner takes space on every page. */
const MAX_SHOWN = 2;

/** Returns the versions of a preview that this browser gets, and sentences about the others. */
function describeVersions({ preview, shell, remotes }: Registry) {
  const versions: string[] = [];
  const problems: string[] = [];
  for (const [name, version] of Object.entries(preview?.versions ?? {})) {
    const remote = name === "shell" ? { ...shell, enabled: true } : remotes.find((one) => one.name === name);
    if (remote?.version !== version) problems.push(`${name} ${version} could not be loaded`);
    else if (!remote.enabled) problems.push(`${name} is turned off`);
    else versions.push(`${name} ${version}`);
  }
  return { versions, problems };
}

function PreviewFacts({ registry }: { registry: Registry }) {
  const { preview } = registry;
  if (preview === undefined) return <span>Couldn't load the preview. You see the live site.</span>;
  if (preview === null) return <span>This preview has ended. You see the live site.</span>;
  const { versions, problems } = describeVersions(registry);
  const isLong = versions.length > MAX_SHOWN;
  return (
    <>
      <strong>Preview: {preview.label}</strong>
      {isLong && (
        <details>
          <summary>{versions.length} versions</summary>
          {versions.join(", ")}
        </details>
      )}
      {[...(isLong ? [] : versions), ...problems].map((text) => (
        <span key={text}>{text}</span>
      ))}
      <span>
        Until <time dateTime={preview.expiresAt}>{formatDate(preview.expiresAt)}</time>. Changes to your data
        are real.
      </span>
    </>
  );
}

/** Says which preview this tab shows and offers to leave it. */
export function PreviewBanner() {
  const registry = useRegistryStore((state) => state.registry);
  if (!registry) return null;
  return (
    <OverrideBar role="status">
      <PreviewFacts registry={registry} />
      <Button size="sm" onClick={leavePreview}>
        {registry.preview ? "Leave preview" : "Close"}
      </Button>
    </OverrideBar>
  );
}
