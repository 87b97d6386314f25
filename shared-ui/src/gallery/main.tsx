import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "../router/memory-router";
import { GlobalStyle } from "../theme/global-style.styles";
import { installForcedStates } from "./force-states";
import { applyTheme, parseChoice } from "./gallery-choice";
import { entries } from "./entries";
import { GalleryFrame } from "./gallery-frame";
import { GalleryPage } from "./gallery-page";

const FONTS = ["1em 'Gallery Sans'", "1em 'Gallery Mono'"];

/** Shows the gallery, or with `frame` in the address only the examples. */
async function startGallery(): Promise<void> {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  const { search } = window.location;
  const choice = parseChoice(search);
  const isFrame = new URLSearchParams(search).has("frame");
  const chosen = entries.filter(({ id, group }) => ["all", id, group].includes(choice.shown));
  applyTheme(choice);
  installForcedStates();
  // Charts draw their texts once, so the fonts must be there.
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GlobalStyle />
        {isFrame ? (
          <GalleryFrame entries={chosen} choice={choice} />
        ) : (
          <GalleryPage entries={entries} initialChoice={choice} />
        )}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  if (!isFrame)
    new EventSource("/esbuild").addEventListener("change", () => {
      window.location.reload();
    });
}

await startGallery();
