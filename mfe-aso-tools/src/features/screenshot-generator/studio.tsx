import { getStoreSize } from "@listwise/aso-core/screenshots";
import type { AppSummary } from "@listwise/contracts/apps";
import { ScreenshotDraftSchema } from "@listwise/contracts/tools";
import { Button, SelectField, Stack, toast } from "@listwise/shared-ui";
import { useState } from "react";
import { DraftBar } from "../../shared/saved-drafts/draft-bar";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { useDrafts } from "../../shared/saved-drafts/use-drafts";
import { Split } from "../../shared/tool-page/tool.styles";
import { useHistory } from "../../shared/use-history";
import { ChecksCard } from "./checks/checks-card";
import { describeFinding } from "./checks/describe-finding";
import { useChecks } from "./checks/use-checks";
import { createDraft, moveScreen, updateScreen } from "./draft/draft";
import { TemplateDialog } from "./draft/template-dialog";
import { applyTemplate } from "./draft/templates";
import { listImageIds } from "./draw/draw-screen";
import { FONTS } from "./draw/fonts";
import { useFont } from "./draw/use-font";
import { ExportCard } from "./export/export-card";
import { listShots } from "./export/list-shots";
import { useExport } from "./export/use-export";
import { ScreenForm } from "./form/screen-form";
import { StorageCard } from "./images/storage-card";
import { useImages } from "./images/use-images";
import { useStoredImages } from "./images/use-stored-images";
import { LanguagesCard } from "./languages/languages-card";
import { PreviewCard } from "./preview/preview-card";
import { useScreenActions } from "./use-screen-actions";

/** Renders the generator for an app. */
export function Studio({ app }: { app: AppSummary }) {
  const [empty] = useState(() => createDraft(app.platform));
  const history = useHistory(empty);
  const works = useDrafts({
    tool: "screenshot-generator",
    appId: app.id,
    schema: ScreenshotDraftSchema,
    history,
    empty,
  });
  const { value: draft, set } = history;
  const { screens } = draft;
  const size = getStoreSize(draft.size);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [language, setLanguage] = useState(draft.baseLocale);
  const locale = draft.locales.includes(language) ? language : draft.baseLocale;
  const [isChoosing, setChoosing] = useState(false);
  const isSaved = works.opened !== null && !works.dirty;
  const storedIn = works.opened && draft.storesImages ? works.opened.id : null;
  const imageIds = screens.flatMap(({ images }) => Object.values(images));
  const shown = screens.flatMap((_, index) => listImageIds({ draft, index, size, locale }));
  const { images, add, load } = useImages({ ids: shown, storedIn });
  const stored = useStoredImages({
    draftId: isSaved ? storedIn : null,
    version: works.opened?.version ?? 0,
    ids: imageIds,
  });
  const fontVersion = useFont(draft);
  const checks = useChecks(draft, fontVersion, images);
  const exporting = useExport(app, load);
  const actions = useScreenActions({ history, add, onChoose: setChosenId });
  const screen = screens.find(({ id }) => id === chosenId) ?? screens[0];
  if (!works.ready || !screen) return <DraftLoading />;
  const index = screens.indexOf(screen);
  const shots = listShots(draft);

  function exportOne() {
    const missing = checks.missing.find((one) => one.kind === "image" && one.screen === index + 1);
    if (missing) toast.error("An image is missing", { description: describeFinding(missing) });
    else exporting.exportPng({ draft, index, size, locale, path: `${size.key}-${index + 1}.png` });
  }

  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history}>
        <Button onClick={() => setChoosing(true)}>Templates</Button>
      </DraftBar>
      <Split>
        <Stack $gap={6}>
          <PreviewCard
            {...{ draft, locale, images, fontVersion, index }}
            onSize={(key) => set({ ...draft, size: key })}
            onLocale={setLanguage}
            onChoose={setChosenId}
            onMove={(id, by) => set({ ...draft, screens: moveScreen(screens, id, by) })}
            onAdd={() => actions.append(screen)}
          />
          <LanguagesCard appId={app.id} draft={draft} onChange={set} />
          <ChecksCard {...checks} />
        </Stack>
        <Stack $gap={6}>
          <ScreenForm
            key={screen.id}
            {...{ draft, index, screen, size, locale, images }}
            onChange={(change, step) =>
              set((now) => updateScreen(now, screen.id, change), step ? `${screen.id} ${step}` : null)
            }
            onFiles={(slot, files) => void actions.addFiles(screen, slot, files)}
            onMove={(by) => set({ ...draft, screens: moveScreen(screens, screen.id, by) })}
            onCopy={() => actions.duplicate(screen)}
            onRemove={() => actions.remove(screen)}
            onStyleAll={() => actions.styleAll(screen)}
          />
          <SelectField
            label="Font of all screens"
            hint="Scripts that a font lacks use your system's font."
            options={FONTS.map(({ key, label }) => ({ value: key, label }))}
            value={draft.font}
            onChange={({ target }) =>
              set({ ...draft, font: FONTS.find(({ key }) => key === target.value)?.key ?? draft.font })
            }
          />
          <ExportCard
            draft={draft}
            count={shots.length}
            sizeLabel={size.label}
            missing={checks.missing}
            progress={exporting.progress}
            onSizes={(sizes) => set({ ...draft, sizes })}
            onOne={exportOne}
            onAll={() => exporting.exportZip(shots)}
            onCancel={exporting.cancel}
          />
          <StorageCard
            isAllowed={draft.storesImages}
            isSaved={isSaved}
            images={stored}
            onChange={(storesImages) => set({ ...draft, storesImages })}
          />
        </Stack>
      </Split>
      <TemplateDialog
        open={isChoosing}
        {...{ draft, images }}
        onClose={() => setChoosing(false)}
        onApply={(template) => set(applyTemplate(draft, template))}
      />
    </Stack>
  );
}
