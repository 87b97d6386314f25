import { useEffect, type RefObject } from "react";
import { copyText } from "../format/copy-text";
import { useNavigate } from "../router/facade";
import { toast } from "../toasts/toast";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

async function copy(text: string): Promise<void> {
  if ((await copyText(text)).copied) toast.success("Code copied to clipboard");
  else toast.error("Couldn't copy the code. Select it and copy it manually.");
}

/** Handles clicks in an article: internal links navigate without a reload, Copy copies the code. */
export function useContentClicks(ref: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const click = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest("[data-copy]");
      if (button) return void copy(button.parentElement?.querySelector("pre")?.textContent ?? "");
      const link = target?.closest("a");
      if (!link?.hasAttribute("href") || link.origin !== window.location.origin || !isPlainClick(event))
        return;
      event.preventDefault();
      void navigate({ pathname: link.pathname, search: link.search, hash: link.hash });
    };
    // On load and error, the image's real size is known or there is no image.
    const settle = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) delete target.dataset.waiting;
    };
    root.addEventListener("click", click);
    root.addEventListener("load", settle, true);
    root.addEventListener("error", settle, true);
    return () => {
      root.removeEventListener("click", click);
      root.removeEventListener("load", settle, true);
      root.removeEventListener("error", settle, true);
    };
  }, [ref, navigate]);
}
