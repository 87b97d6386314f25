import { EmptyState, LinkButton, SparklesIcon } from "@listwise/shared-ui";
import { APPLE_ADS_PATH } from "./use-apple-ads";

/** Tells an administrator that Apple Search Ads is not connected, and where to connect it. */
export function ConnectAppleAds() {
  return (
    <EmptyState
      icon={<SparklesIcon size={20} />}
      title="Apple Search Ads isn't connected"
      message="Connect it to get keywords that Apple suggests to advertisers. Only administrators see this."
      action={<LinkButton to={APPLE_ADS_PATH}>Connect Apple Search Ads</LinkButton>}
    />
  );
}
