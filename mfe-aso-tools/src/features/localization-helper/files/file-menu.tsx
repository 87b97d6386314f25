import { Button, Menu } from "@listwise/shared-ui";
import { useRef } from "react";
import type { FileFormat } from "./use-files";

interface FileMenuProps {
  onImport: (format: FileFormat, file: File) => Promise<unknown>;
  onExport: (format: FileFormat) => Promise<unknown>;
}

const inputs = [
  { format: "storehelper", accept: ".json,application/json", label: "StoreHelper file" },
  { format: "fastlane", accept: ".zip,application/zip", label: "fastlane archive" },
  { format: "csv", accept: ".csv,text/csv", label: "CSV file" },
] as const;

export function FileMenu({ onImport, onExport }: FileMenuProps) {
  const pickers = useRef<Partial<Record<FileFormat, HTMLInputElement | null>>>({});
  const pick = (format: FileFormat) => pickers.current[format]?.click();
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
            // Resets the input so that the same file can be selected again.
            event.target.value = "";
            if (file) void onImport(format, file);
          }}
        />
      ))}
      <Button onClick={() => pick("storehelper")}>Import StoreHelper</Button>
      <Button onClick={() => void onExport("storehelper")}>Export StoreHelper</Button>
      <Menu
        label="More formats"
        variant="secondary"
        items={[
          { key: "in-fastlane", label: "Import fastlane (.zip)", onSelect: () => pick("fastlane") },
          { key: "in-csv", label: "Import CSV", onSelect: () => pick("csv") },
          {
            key: "out-fastlane",
            label: "Export fastlane (.zip)",
            separated: true,
            onSelect: () => void onExport("fastlane"),
          },
          { key: "out-csv", label: "Export CSV", onSelect: () => void onExport("csv") },
        ]}
      />
    </>
  );
}
