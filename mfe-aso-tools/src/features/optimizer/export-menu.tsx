import { copyText, DownloadIcon, downloadCsv, downloadFile, Menu, toast } from "@listwise/shared-ui";
import { countCharacters } from "@listwise/aso-core/localization";
import { toCsv } from "@listwise/aso-core/csv";

interface ExportMenuProps {
  /** The file name without its extension. */
  name: string;
  texts: readonly { label: string; text: string; limit: number }[];
}

async function copyAll(texts: ExportMenuProps["texts"]) {
  const whole = texts.map(({ label, text }) => `${label}\n${text}`).join("\n\n");
  if ((await copyText(whole)).copied) toast.success("Texts copied");
  else toast.error("Failed to copy the texts", { description: "Your browser blocks clipboard access." });
}

/** Renders a menu that exports or copies the current texts. */
export function ExportMenu({ name, texts }: ExportMenuProps) {
  const asText = () => texts.map(({ label, text }) => `${label}\n${text}\n`).join("\n");
  const asCsv = () =>
    toCsv(
      ["Field", "Text", "Characters", "Limit"],
      texts.map(({ label, text, limit }) => [label, text, countCharacters(text.trim()), limit]),
    );
  return (
    <Menu
      label="Export"
      variant="secondary"
      icon={<DownloadIcon size={14} />}
      items={[
        {
          key: "txt",
          label: "Text file",
          onSelect: () =>
            downloadFile(name, "txt", new Blob([asText()], { type: "text/plain;charset=utf-8" })),
        },
        { key: "csv", label: "CSV", onSelect: () => downloadCsv(name, asCsv()) },
        { key: "copy", label: "Copy all texts", onSelect: () => void copyAll(texts) },
      ]}
    />
  );
}
