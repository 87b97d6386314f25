import {
  countCharacters,
  findErrors,
  type FieldKey,
  type ListingPlatform,
} from "@listwise/aso-core/localization";
import { toCsv } from "@listwise/aso-core/csv";
import { formatCount, formatFileName } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import {
  ConfirmDialog,
  copyText,
  DownloadIcon,
  downloadCsv,
  downloadFile,
  Menu,
  Text,
  toast,
} from "@listwise/shared-ui";
import { lazy, Suspense, useState } from "react";
import { PlainList } from "../../../shared/tool-page/tool.styles";

const CopyDialog = lazy(() => import("./copy-dialog").then((it) => ({ default: it.CopyDialog })));

/** A text of the editor. */
export interface ExportedText {
  key: FieldKey;
  label: string;
  text: string;
  limit: number;
}

interface ExportMenuProps {
  /** Kind of the texts; the first part of the file name. */
  kind: "title" | "description";
  app: AppSummary;
  country: string;
  platform: ListingPlatform;
  texts: readonly ExportedText[];
}

async function copyAll(texts: readonly ExportedText[]) {
  const whole = texts.map(({ label, text }) => `${label}\n${text}`).join("\n\n");
  if ((await copyText(whole)).copied) toast.success("Texts copied");
  else toast.error("Failed to copy the texts", { description: "Your browser blocks clipboard access." });
}

function writeText(name: string, texts: readonly ExportedText[]) {
  const whole = texts.map(({ label, text }) => `${label}\n${text}\n`).join("\n");
  downloadFile(name, "txt", new Blob([whole], { type: "text/plain;charset=utf-8" }));
}

function writeCsv(name: string, texts: readonly ExportedText[]) {
  const rows = texts.map(({ label, text, limit }) => [label, text, countCharacters(text), limit]);
  downloadCsv(name, toCsv(["Field", "Text", "Characters", "Limit"], rows));
}

/**
 * Renders a menu that exports the current texts, or copies them to the clipboard or the localization helper. Before a text
 * that the store would reject leaves the site, it asks.
 */
export function ExportMenu({ kind, app, country, platform, texts }: ExportMenuProps) {
  const name = formatFileName(kind, app.name);
  const [isCopying, setCopying] = useState(false);
  /** The export that waits for a confirmation. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const trimmed = texts.map((one) => ({ ...one, text: one.text.trim() }));
  const problems = findErrors(Object.fromEntries(trimmed.map(({ key, text }) => [key, text])), { platform });
  const run = (write: () => void) => (problems.length > 0 ? setWaiting(() => write) : write());
  return (
    <>
      <Menu
        label="Export"
        variant="secondary"
        icon={<DownloadIcon size={14} />}
        items={[
          { key: "txt", label: "Text file", onSelect: () => run(() => writeText(name, trimmed)) },
          { key: "csv", label: "CSV", onSelect: () => run(() => writeCsv(name, trimmed)) },
          { key: "copy", label: "Copy all texts", onSelect: () => run(() => void copyAll(trimmed)) },
          {
            key: "helper",
            label: "Copy to the Localization Helper…",
            separated: true,
            onSelect: () => setCopying(true),
          },
        ]}
      />
      {isCopying && (
        <Suspense fallback={null}>
          <CopyDialog {...{ app, country }} texts={trimmed} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={waiting !== null}
        title={`Export with ${formatCount(problems.length, "problem")}?`}
        description="The store would reject these texts."
        action="Export anyway"
        onCancel={() => setWaiting(null)}
        onConfirm={() => {
          waiting?.();
          setWaiting(null);
        }}
      >
        <PlainList aria-label="Problems">
          {problems.map(({ field, rule, message }) => (
            <li key={`${field}.${rule}`}>
              <Text as="span" $size="sm">
                {message}
              </Text>
            </li>
          ))}
        </PlainList>
      </ConfirmDialog>
    </>
  );
}
