import type { Registry } from "@listwise/contracts/remotes";
import { Button, formatDate } from "@listwise/shared-ui";
import { useRegistryStore } from "../registry.store";
import { OverrideBar } from "./override-bar";
import { leavePreview } from "./preview";

/** Describes the versions of a preview as this browser gets them. */
function describeVersions({ preview, shell, remotes }: Registry): string[] {
  return Object.entries(preview?.versions ?? {}).map(([name, version]) => {
    const remote = name === "shell" ? shell : remotes.find((one) => one.name === name);
    if (remote?.version !== version) return `${name} ${version} could not be loaded`;
    return "enabled" in remote && !remote.enabled ? `${name} is turned off` : `${name} ${version}`;
  });
}

function PreviewFacts({ registry }: { registry: Registry }) {
  const { preview } = registry;
  if (preview === undefined) return <span>Couldn't load the preview. You see the live site.</span>;
  if (preview === null) return <span>This preview has ended. You see the live site.</span>;
  return (
    <>
      <strong>Preview: {preview.label}</strong>
      {describeVersions(registry).map((text) => (
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
