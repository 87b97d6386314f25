import { Dialog as RadixDialog } from "radix-ui";
import { useRef } from "react";
import { XIcon } from "../icons/icons";
import { IconButton } from "../primitives/button";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { DialogProps } from "./dialog";
import { Backdrop, Body, Corner, Footer, Header, Panel } from "./dialog.styles";
import { provideStyleNonce } from "./style-nonce";

provideStyleNonce();

/** Keeps the dialog open while the user clicks a toast. */
function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest("[data-toaster]")) event.preventDefault();
}

/**
 * Keeps the dialog open if the focus is in an overlay above it. Radix hands Escape over to a new overlay only after it has
 * moved the focus there; until then, Escape would close this dialog.
 */
function keepOpenForOverlays(event: KeyboardEvent, panel: Element | null) {
  const overlay = document.activeElement?.closest("[role=dialog], [role=alertdialog], [role=menu]");
  if (overlay && overlay !== panel) event.preventDefault();
}

/**
 * Focuses the element that opened the dialog; the page if it is missing, removed or disabled. Radix calls this a moment
 * after the dialog has gone. A control that the user has focused since keeps the focus. The page doesn't, and neither does
 * a dialog around the opener, which takes the focus itself if any of its content goes during that moment.
 */
function restoreFocus(opener: Element | null) {
  const active = document.activeElement;
  if (active !== document.body && !active?.contains(opener)) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement === document.body) document.querySelector("main")?.focus();
}

/** Renders the dialog. `Dialog` loads it lazily. */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = "md", children } = props;
  const { hideTitle, readFirst, fill } = props;
  const opener = useRef<Element | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = <RadixDialog.Title>{title}</RadixDialog.Title>;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Backdrop>
          <Panel
            ref={panel}
            $size={size}
            $fill={fill}
            {...(description ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!readFirst || !(event.currentTarget instanceof HTMLElement)) return;
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              restoreFocus(opener.current);
              props.onClosed?.();
            }}
            onEscapeKeyDown={(event) => keepOpenForOverlays(event, panel.current)}
            onInteractOutside={keepOpenForToasts}
          >
            <Header $bare={hideTitle}>
              <div>
                {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
                {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
              </div>
            </Header>
            <Body>{children}</Body>
            {footer && <Footer>{footer}</Footer>}
            <Corner>
              <RadixDialog.Close asChild>
                <IconButton label="Close" size="sm" icon={<XIcon size={16} />} />
              </RadixDialog.Close>
            </Corner>
          </Panel>
        </Backdrop>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
