import { SHARE_LIFETIME_DAYS } from "@listwise/contracts/shares";
import { formatCount } from "@listwise/aso-core/text";
import { ApiError } from "@listwise/shared-auth";
import {
  Button,
  Checkbox,
  CopyIcon,
  copyText,
  Dialog,
  IconButton,
  SelectField,
  ShareIcon,
  Stack,
  Text,
  TextField,
  toast,
} from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { getErrorMessage } from "../../../shared/get-error-message";
import { useLimitToast } from "../../../shared/use-limit-toast";
import { shareApp, sharesKey } from "./shares.api";

const lifetimeOptions = [1, SHARE_LIFETIME_DAYS, 30, 90].map((days) => ({
  value: String(days),
  label: formatCount(days, "day"),
}));

const parts = [
  ["includeScreenshots", "Include screenshots"],
  ["includeAnalytics", "Include analytics"],
  ["includeReviews", "Include reviews"],
] as const;

async function copyLink(url: string): Promise<void> {
  if ((await copyText(url)).copied) toast.success("Link copied", { id: "share" });
  else
    toast.info("Copy the link manually", {
      id: "share",
      description: "Your browser blocks clipboard access.",
    });
}

export interface ShareDialogProps {
  appId: number;
  appName: string;
  country: string;
  onClose: () => void;
}

/** Creates a link to a snapshot of the analysis. The link is shown only once. */
export function ShareDialog({ appId, appName, country, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const [days, setDays] = useState(SHARE_LIFETIME_DAYS);
  const [chosen, setChosen] = useState({
    includeScreenshots: true,
    includeAnalytics: true,
    includeReviews: true,
  });
  const share = useMutation({
    mutationFn: () => shareApp(appId, { ...chosen, expirationDays: days, country }),
    onSuccess: (url) => {
      void client.invalidateQueries({ queryKey: sharesKey });
      void copyLink(url);
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      const missing = problem instanceof ApiError && problem.code === "NOT_FOUND";
      toast.error("Sharing Error", {
        description: missing ? "App data is missing" : getErrorMessage(problem),
      });
    },
  });
  const url = share.data;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!share.isPending) share.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Share analysis"
      description={`Anyone with the link can see a snapshot of ${appName} without an account.`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            form="share-analysis"
            variant="primary"
            icon={<ShareIcon size={15} />}
            busy={share.isPending}
          >
            Create link
          </Button>
        </>
      }
    >
      <form id="share-analysis" onSubmit={submit}>
        <Stack $gap={4}>
          <SelectField
            label="Link expires after"
            options={lifetimeOptions}
            value={String(days)}
            onChange={(event) => setDays(Number(event.target.value))}
          />
          {parts.map(([part, label]) => (
            <Checkbox
              key={part}
              label={label}
              checked={chosen[part]}
              onChange={({ target }) => setChosen({ ...chosen, [part]: target.checked })}
            />
          ))}
          {url && (
            <Stack $gap={1}>
              <TextField
                label="Link"
                readOnly
                value={url}
                onFocus={(event) => event.target.select()}
                end={
                  <IconButton
                    size="sm"
                    label="Copy link"
                    icon={<CopyIcon size={15} />}
                    onClick={() => void copyLink(url)}
                  />
                }
              />
              <Text $size="sm" $tone="muted" role="status">
                You won't see this link again after you close this dialog. You can revoke it at any time.
              </Text>
            </Stack>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
