import type { AppSummary } from "@listwise/contracts/apps";
import { ScreenshotDraftSchema, type Screen, type ScreenshotDraft } from "@listwise/contracts/tools";
import { Stack } from "@listwise/shared-ui";
import { useState } from "react";
import { Split } from "../../shared/tool-page/tool.styles";
import { useHistory } from "../../shared/use-history";
import { useDrafts } from "../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../shared/saved-drafts/draft-bar";
import { getSize } from "./draw/sizes";
import { ExportCard } from "./export-card";
import { useImages } from "./images/use-images";
import { ScreenForm } from "./screen-form";
import { ScreenStrip } from "./screen-strip";
import { MAX_SCREENS, moveScreen, createScreen, updateScreen } from "./screens";
import { useExportScreens } from "./use-export-screens";

const getStyle = ({ background, textColour, layout, frame, scale }: Screen) => ({
  background,
  textColour,
  layout,
  frame,
  scale,
});

export function Studio({ app }: { app: AppSummary }) {
  const [empty] = useState<ScreenshotDraft>(() => ({ size: "iphone-6.9", screens: [createScreen()] }));
  const history = useHistory(empty);
  const works = useDrafts({
    tool: "screenshot-generator",
    appId: app.id,
    schema: ScreenshotDraftSchema,
    history,
    empty,
  });
  const { value: work, set } = history;
  const { screens } = work;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { pictures, add, copy } = useImages(screens.map(({ id }) => id));
  const exporting = useExportScreens(app, screens, pictures);
  const screen = screens.find(({ id }) => id === chosenId) ?? screens[0];
  if (!works.ready || !screen) return <DraftLoading />;
  const index = screens.indexOf(screen);

  function insert(after: string, more: readonly Screen[]) {
    set((now) => {
      const at = now.screens.findIndex(({ id }) => id === after) + 1;
      const next = [...now.screens.slice(0, at), ...more, ...now.screens.slice(at)];
      return { ...now, screens: next.slice(0, MAX_SCREENS) };
    });
  }

  /** Adds the first image to the current screen and each further one to a new screen of the same style. */
  async function addPictures(own: Screen, [first, ...others]: readonly File[]) {
    if (first) await add(own.id, first);
    const more: Screen[] = [];
    for (const file of others.slice(0, MAX_SCREENS - screens.length)) {
      const next = createScreen(own);
      if (await add(next.id, file)) more.push(next);
    }
    if (more.length > 0) insert(own.id, more);
  }

  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history} />
      <Split>
        <ScreenStrip
          {...{ screens, pictures }}
          size={getSize(work.size)}
          chosen={screen.id}
          onChoose={setChosenId}
          onAdd={() => {
            const next = createScreen({ ...screen, caption: "", sub: "" });
            insert(screens.at(-1)?.id ?? screen.id, [next]);
            setChosenId(next.id);
          }}
        />
        <Stack $gap={6}>
          <ScreenForm
            key={screen.id}
            number={index + 1}
            count={screens.length}
            screen={screen}
            hasPicture={pictures[screen.id] !== undefined}
            onChange={(change, step) => set(updateScreen(work, screen.id, change), step ?? null)}
            onPictures={(files) => void addPictures(screen, files)}
            onMove={(by) => set({ ...work, screens: moveScreen(screens, screen.id, by) })}
            onCopy={() => {
              const next = createScreen(screen);
              void copy(screen.id, next.id);
              insert(screen.id, [next]);
              setChosenId(next.id);
            }}
            onRemove={() => set({ ...work, screens: screens.filter(({ id }) => id !== screen.id) })}
            onStyleAll={() =>
              set({ ...work, screens: screens.map((one) => ({ ...one, ...getStyle(screen) })) })
            }
          />
          <ExportCard
            size={work.size}
            onSize={(size) => set({ ...work, size })}
            onOne={() => exporting.one(screen, getSize(work.size))}
            onAll={exporting.all}
            progress={exporting.progress}
          />
        </Stack>
      </Split>
    </Stack>
  );
}
