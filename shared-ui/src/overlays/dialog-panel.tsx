import { Dialog as RadixDialog } from "radix-ui";
import { XIcon } from "../icons/icons";
import { IconButton } from "../primitives/button";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { DialogProps } from "./dialog";
import { Backdrop, Body, Footer, Header, Panel } from "./dialog.styles";
import { provideStyleNonce } from "./style-nonce";

provideStyleNonce();

/** The dialog itself; `Dialog` loads it. */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = "md", hideTitle, children } = props;
  const Title = <RadixDialog.Title>{title}</RadixDialog.Title>;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Backdrop>
          <Panel $size={size} {...(description ? {} : { "aria-describedby": undefined })}>
            <Header $bare={hideTitle}>
              <div>
                {hideTitle ? <VisuallyHidden as="div">{Title}</VisuallyHidden> : Title}
                {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
              </div>
              <RadixDialog.Close asChild>
                <IconButton label="Close" size="sm" icon={<XIcon size={16} />} />
              </RadixDialog.Close>
            </Header>
            <Body>{children}</Body>
            {footer && <Footer>{footer}</Footer>}
          </Panel>
        </Backdrop>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
