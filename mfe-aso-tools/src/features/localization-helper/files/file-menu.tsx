import type { ExportFormat } from "@listwise/aso-core/localization";
import { Button, Menu } from "@listwise/shared-ui";
import { useRef } from "react";
import type { ImportFormat } from "./formats";

interface FileMenuProps {
  onImport: (format: ImportFormat, file: File) => unknown;
  onExport: (format: ExportFormat) => unknown;
}

const inputs = [
  { format: "storehelper", accept: ".json,application/json", label: "StoreHelper file" },
  { format: "fastlane", accept: ".zip,application/zip", label: "fastlane archive" },
  { format: "connect", accept: ".json,application/json", label: "App Store Connect file" },
  { format: "csv", accept: ".csv,text/csv", label: "CSV file" },
  { format: "xlsx", accept: ".xlsx", label: "Excel workbook" },
] as const;

const imports = [
  ["fastlane", "Import fastlane (.zip)"],
  ["connect", "Import App Store Connect (.json)"],
  ["csv", "Import CSV"],
  ["xlsx", "Import Excel"],
] as const;

const exports = [
  ["deliver", "Export fastlane deliver (App Store)"],
  ["supply", "Export fastlane supply (Google Play)"],
  ["connect", "Export App Store Connect (.json)"],
  ["csv", "Export CSV"],
  ["xlsx", "Export Excel"],
] as const;

export function FileMenu({ onImport, onExport }: FileMenuProps) {
  const pickers = useRef<Partial<Record<ImportFormat, HTMLInputElement | null>>>({});
  const pick = (format: ImportFormat) => pickers.current[format]?.click();
  return (
    <>
      {inputs.map(({ format, accept, label }) => (
        <input
          key={format}
          type="file"
          aria-label={label}
          accept={accept}
          tabIndex={-1}
          ref={(element) => {
            pickers.current[format] = element;
          }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onImport(format, file);
            // Resets the input so that the same file can be selected again.
            event.target.value = "";
          }}
        />
      ))}
      <Button onClick={() => pick("storehelper")}>Import StoreHelper</Button>
      <Button onClick={() => onExport("storehelper")}>Export StoreHelper</Button>
      <Menu
        label="More formats"
        variant="secondary"
        items={[
          ...imports.map(([format, label]) => ({ key: `in-${format}`, label, onSelect: () => pick(format) })),
          ...exports.map(([format, label], index) => ({
            key: `out-${format}`,
            label,
            separated: index === 0,
            onSelect: () => void onExport(format),
          })),
        ]}
      />
    </>
  );
}
