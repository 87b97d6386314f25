import { loadEmailParser } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";

const DARK_MODE = "(prefers-color-scheme:dark)";

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: 20rem;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-md);
`;

interface MailFrameProps {
  html: string;
  title: string;
  isDark?: boolean;
}

/**
 * Shows an email in a frame without scripts. The frame has the page's content security policy, which blocks style
 * attributes in HTML, so styles are set by script.
 */
export function MailFrame({ html, title, isDark = false }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Some browsers replace the empty document after the frame was added.
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let stop = () => {};
    void loadEmailParser().then((parse) => {
      const { root, css } = parse(html);
      if (!isCurrent || !frame.current) return;
      fillFrame(frame.current, root, css.replaceAll(DARK_MODE, isDark ? "all" : "not all"));
      stop = followHeight(frame.current);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [html, isDark, loads]);
  return (
    <Frame
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}

function fillFrame({ contentDocument }: HTMLIFrameElement, root: Node, css: string): void {
  const view = contentDocument?.defaultView;
  if (!contentDocument || !view) return;
  contentDocument.documentElement.replaceWith(contentDocument.adoptNode(root));
  for (const element of contentDocument.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
  }
  // The links of an example lead nowhere.
  contentDocument.documentElement.addEventListener("click", (event) => event.preventDefault());
  if (!("adoptedStyleSheets" in contentDocument)) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  contentDocument.adoptedStyleSheets = [sheet];
}

/** Makes the frame as high as its content. Returns a function that stops it. */
function followHeight(frame: HTMLIFrameElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = frame.contentDocument?.body.scrollHeight ?? 0;
    if (height > 0) frame.style.height = `${height + 2}px`;
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
