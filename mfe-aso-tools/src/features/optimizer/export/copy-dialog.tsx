import { DEFAULT_BASE, LOCALES, type LocaleTexts } from "@listwise/aso-core/localization";
import type { AppSummary } from "@listwise/contracts/apps";
import { getUpgradePath } from "@listwise/contracts/limits";
import type { LocalizationDraft } from "@listwise/contracts/tools";
import { describeError, useFeatureAccess } from "@listwise/shared-auth";
import {
  Button,
  Dialog,
  ErrorState,
  Loading,
  Notice,
  SelectField,
  Stack,
  Text,
  toast,
  UpgradePrompt,
  useNavigate,
} from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listingTextsQuery, saveListingTexts } from "../../../shared/listing-texts.api";
import { TextDiff } from "../../../shared/text-diff";
import type { ExportedText } from "./export-menu";

const HELPER = "Localization Helper";
const LANGUAGES = LOCALES.map(({ code, name }) => ({ value: code, label: name }));

interface CopyDialogProps {
  app: AppSummary;
  country: string;
  /** Texts without surrounding spaces; empty ones leave those of the helper as they are. */
  texts: readonly ExportedText[];
  onClose: () => void;
}

/** Renders a dialog that saves the texts in the localization helper, which has all languages and the store's files. */
export function CopyDialog({ app, country, texts, onClose }: CopyDialogProps) {
  const access = useFeatureAccess("localization_helper_access");
  const saved = useQuery(listingTextsQuery(app.id));
  const [locale, setLocale] = useState(
    () => LOCALES.find((one) => one.country === country)?.code ?? DEFAULT_BASE,
  );
  const changes = saved.data ? findChanges(saved.data, locale, texts) : [];
  const { copy, isCopying, problem } = useCopy(app.id, locale, onClose);
  const isBlocked = access.state === "blocked";
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={`Copy to the ${HELPER}`}
      description="Saved there as a new version. From there, export them in the files of the stores."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isCopying}
            disabled={isBlocked || changes.length === 0}
            onClick={() => saved.data && copy(saved.data, changes)}
          >
            Copy
          </Button>
        </>
      }
    >
      <Stack>
        {isBlocked && (
          <UpgradePrompt feature={HELPER} to={getUpgradePath("localization_helper_access")}>
            {access.reason}
          </UpgradePrompt>
        )}
        <SelectField
          label="Language"
          options={LANGUAGES}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        />
        {problem && (
          <Notice tone="danger" title="Couldn't copy the texts">
            {problem}
          </Notice>
        )}
        {saved.isError ? (
          <ErrorState
            problem={saved.error}
            onRetry={() => void saved.refetch()}
            retrying={saved.isFetching}
          />
        ) : !saved.data ? (
          <Loading label="Loading your texts" />
        ) : (
          <Changes changes={changes} />
        )}
      </Stack>
    </Dialog>
  );
}

/** A text that differs from the one in the helper. */
interface Change extends ExportedText {
  before: string;
}

function findChanges({ texts }: LocalizationDraft, locale: string, own: readonly ExportedText[]): Change[] {
  return own
    .map((one) => ({ ...one, before: texts[locale]?.[one.key] ?? "" }))
    .filter(({ text, before }) => text !== "" && text !== before);
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <Text $tone="muted">The {HELPER} has the same texts.</Text>;
  return changes.map(({ key, label, text, before }) => (
    <section key={key} aria-label={label}>
      <Text $size="sm">
        <strong>{label}</strong>
      </Text>
      <TextDiff before={before} after={text} isShortened />
    </section>
  ));
}

function useCopy(appId: number, locale: string, onClose: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationKey: ["localizations", "copy"],
    mutationFn: ({ draft, texts }: { draft: LocalizationDraft; texts: LocaleTexts }) =>
      saveListingTexts(appId, { draft, locale, texts }),
    onSuccess: ({ baseLocale }) => {
      onClose();
      const search = locale === baseLocale ? "" : `?${new URLSearchParams({ lang: locale }).toString()}`;
      toast.success(`Copied to the ${HELPER}`, {
        action: { label: "Open", onClick: () => void navigate(`/aso-tools/localization-helper${search}`) },
      });
    },
    // After a conflict, the dialog shows the difference from what was saved meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: listingTextsQuery(appId).queryKey }),
  });
  return {
    copy: (draft: LocalizationDraft, changes: readonly Change[]) =>
      mutate({ draft, texts: Object.fromEntries(changes.map(({ key, text }) => [key, text])) }),
    isCopying: isPending,
    problem: error && describeError(error).message,
  };
}
