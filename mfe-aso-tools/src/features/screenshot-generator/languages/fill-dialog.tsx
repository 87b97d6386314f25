import { omitUnreviewed } from "@listwise/aso-core/localization";
import { Dialog, EmptyState, ErrorState, LinkButton, Loading } from "@listwise/shared-ui";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { useQuery } from "@tanstack/react-query";
import { FillForm } from "./fill-form";
import { listingTextsQuery } from "../../../shared/listing-texts.api";

interface FillDialogProps {
  open: boolean;
  appId: number;
  draft: ScreenshotDraft;
  onClose: () => void;
  onFill: (draft: ScreenshotDraft) => void;
}

/** Renders a dialog that fills captions of all languages from the texts of the localization helper. */
export function FillDialog({ open, onClose, ...rest }: FillDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Fill captions from your texts"
      description="Takes the texts that you saved in the localization helper, in every language that has them. Machine translations must be accepted there first."
    >
      {open && <FillContent onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function FillContent({ appId, draft, onClose, onFill }: Omit<FillDialogProps, "open">) {
  const texts = useQuery(listingTextsQuery(appId));
  if (texts.isError) {
    return (
      <ErrorState problem={texts.error} onRetry={() => void texts.refetch()} retrying={texts.isFetching} />
    );
  }
  if (!texts.data) return <Loading label="Loading your texts" />;
  const { baseLocale } = texts.data;
  const listing = omitUnreviewed(texts.data);
  const hasTexts = Object.values(listing).some((own) => Object.values(own).some((text) => text?.trim()));
  if (!hasTexts) {
    return (
      <EmptyState
        title="No texts yet"
        message="Write and save your listing texts in the localization helper first."
        action={<LinkButton to="/aso-tools/localization-helper">Open the localization helper</LinkButton>}
      />
    );
  }
  return (
    <FillForm
      texts={listing}
      base={listing[draft.baseLocale] ? draft.baseLocale : baseLocale}
      draft={draft}
      onFill={(filled) => {
        onFill(filled);
        onClose();
      }}
    />
  );
}
