import type { ExportFormat } from "@listwise/aso-core/localization";

/** Formats that are imported; fastlane's two layouts are one. */
export type ImportFormat = "storehelper" | "fastlane" | "connect" | "csv" | "xlsx";

export const EXPORTS: Readonly<
  Record<ExportFormat, { name: string; file: string; done: string; failed: string }>
> = {
  storehelper: {
    name: "StoreHelper",
    file: "storehelper",
    done: "Data exported to StoreHelper format",
    failed: "Failed to export to StoreHelper format",
  },
  deliver: {
    name: "fastlane deliver",
    file: "fastlane-deliver",
    done: "Data exported to fastlane format",
    failed: "Failed to export to fastlane format",
  },
  supply: {
    name: "fastlane supply",
    file: "fastlane-supply",
    done: "Data exported to fastlane format",
    failed: "Failed to export to fastlane format",
  },
  connect: {
    name: "App Store Connect",
    file: "app-store-connect",
    done: "Data exported to App Store Connect format",
    failed: "Failed to export to App Store Connect format",
  },
  csv: {
    name: "CSV",
    file: "localizations",
    done: "Data exported to CSV",
    failed: "Failed to export to CSV",
  },
  xlsx: {
    name: "Excel",
    file: "localizations",
    done: "Data exported to Excel",
    failed: "Failed to export to Excel",
  },
};

export const IMPORTS: Readonly<Record<ImportFormat, { done: string; failed: string }>> = {
  storehelper: {
    done: "StoreHelper data imported successfully",
    failed: "Failed to import StoreHelper data. Please check the file format.",
  },
  fastlane: {
    done: "fastlane texts imported successfully",
    failed: "Failed to import fastlane texts. Please check the file format.",
  },
  connect: {
    done: "App Store Connect texts imported successfully",
    failed: "Failed to import App Store Connect texts. Please check the file format.",
  },
  csv: {
    done: "CSV imported successfully",
    failed: "Failed to import the CSV. Please check the file format.",
  },
  xlsx: {
    done: "Workbook imported successfully",
    failed: "Failed to import the workbook. Please check the file format.",
  },
};
