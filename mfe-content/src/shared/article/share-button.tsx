import { Button, copyText, ShareIcon, toast } from "@listwise/shared-ui";

const COPIED_MS = 3000;

export function ShareButton({ path }: { path: string }) {
  async function share() {
    const url = new URL(path, window.location.origin).href;
    const outcome = await copyText(url);
    if (outcome.copied) toast.success("Link copied to clipboard!", { duration: COPIED_MS });
    else
      toast.error(
        outcome.reason
          ? `Failed to copy link: ${outcome.reason}`
          : `Failed to copy link. Please copy it manually: ${url}`,
      );
  }

  return (
    <Button size="sm" icon={<ShareIcon size={14} aria-hidden="true" />} onClick={() => void share()}>
      Share
    </Button>
  );
}
