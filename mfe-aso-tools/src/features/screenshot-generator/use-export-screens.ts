import type { AppSummary } from "@listwise/contracts/apps";
import type { Screen } from "@listwise/contracts/tools";
import { formatCount } from "@listwise/aso-core/text";
import { describeError, log } from "@listwise/shared-auth";
import { saveFile, toast } from "@listwise/shared-ui";
import { useState } from "react";
import { renderPng } from "./draw/render-png";
import type { StoreSize } from "./draw/sizes";
import type { Images } from "./images/use-images";

interface Progress {
  done: number;
  total: number;
}

/** Creates the files. Screens without an image are reported instead of exported empty. */
export function useExportScreens(app: AppSummary, screens: readonly Screen[], pictures: Images) {
  const [progress, setProgress] = useState<Progress | null>(null);

  function reportMissingImages(wanted: readonly Screen[]): boolean {
    const without = wanted.filter(({ id }) => !pictures[id]).map((screen) => screens.indexOf(screen) + 1);
    if (without.length === 0) return false;
    toast.error("An image is missing", {
      description: `Add your screenshot to screen ${without.join(", ")}, or remove it.`,
    });
    return true;
  }

  async function run(total: number, work: () => Promise<void>) {
    if (progress) return;
    setProgress({ done: 0, total });
    try {
      await work();
    } catch (problem) {
      log.warn("screens were not exported", problem);
      toast.error("Failed to export screenshots", { description: describeError(problem).message });
    } finally {
      setProgress(null);
    }
  }

  const one = (screen: Screen, size: StoreSize) => {
    if (reportMissingImages([screen])) return;
    void run(1, async () => {
      const { getFileName } = await import("./export-screens");
      saveFile(
        getFileName(screens.indexOf(screen), size),
        await renderPng(screen, size, pictures[screen.id] ?? null),
      );
    });
  };

  const all = (sizes: readonly StoreSize[]) => {
    if (reportMissingImages(screens)) return;
    const total = sizes.length * screens.length;
    void run(total, async () => {
      const { zipScreens } = await import("./export-screens");
      const zip = await zipScreens(screens, sizes, pictures, (done) => setProgress({ done, total }));
      saveFile(`screenshots-${app.id}.zip`, zip);
      toast.success("Screenshots exported", {
        description: `${formatCount(total, "image")}.`,
      });
    });
  };

  return { one, all, progress };
}
