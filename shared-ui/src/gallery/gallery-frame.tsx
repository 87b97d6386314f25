import { useEffect } from "react";
import styled from "styled-components";
import { formatChoice, type GalleryChoice } from "./gallery-choice";
import type { GalleryExample, PlacedEntry } from "./gallery-entry";

const Page = styled.main`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-8);
  padding: var(--lw-space-5);
`;

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--lw-space-6);
  margin-top: var(--lw-space-4);
`;

const Figure = styled.figure<{ $wide?: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && "grid-column: 1 / -1;"}
  figcaption {
    margin-bottom: var(--lw-space-2);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
  iframe {
    display: block;
    width: 100%;
    border: 1px dashed var(--lw-border-strong);
  }
`;

export interface GalleryFrameProps {
  entries: readonly PlacedEntry[];
  choice: GalleryChoice;
}

/** Renders the examples of the chosen entries, or a single example that has a page of its own. */
export function GalleryFrame({ entries, choice }: GalleryFrameProps) {
  // Tests wait for this attribute. It is set after the effects of all examples.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  if (choice.example) {
    const own = entries.flatMap(({ examples }) => examples).find(({ name }) => name === choice.example);
    return (
      <Page>
        <div>{own?.element}</div>
      </Page>
    );
  }
  return (
    <Page>
      {entries.map((entry) => (
        <section key={entry.id} aria-labelledby={entry.id} data-entry={entry.id}>
          <h2 id={entry.id}>{entry.title}</h2>
          <Examples>
            {entry.examples.map((example) => (
              <Example key={example.name} example={example} choice={{ ...choice, shown: entry.id }} />
            ))}
          </Examples>
        </section>
      ))}
    </Page>
  );
}

function Example({ example, choice }: { example: GalleryExample; choice: GalleryChoice }) {
  const { name, element, state, wide, pageHeight } = example;
  const address = formatChoice({ ...choice, example: name }, { frame: true });
  return (
    <Figure $wide={wide}>
      <figcaption>{name}</figcaption>
      {pageHeight ? (
        <iframe src={address} title={`${choice.shown}: ${name}`} height={pageHeight} />
      ) : (
        <div data-state={state}>{element}</div>
      )}
    </Figure>
  );
}
