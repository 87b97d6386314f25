import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { Opened } from "../gallery/opened";
import { Button } from "../primitives/button";
import { Notice } from "../primitives/notice";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";
import { useConfirm } from "./use-confirm";

const ignore = () => {};

const createDialog = (props: Partial<ConfirmDialogProps>) => (
  <ConfirmDialog
    open
    title="Delete this list?"
    description="You can't undo this."
    action="Delete list"
    danger
    onConfirm={ignore}
    onCancel={ignore}
    {...props}
  />
);

function AskingButton() {
  const { confirm, dialog } = useConfirm();
  const request = { title: "Publish version 2.4?", description: "Visitors get it now.", action: "Publish" };
  return (
    <>
      <Button onClick={() => confirm({ ...request, run: () => Promise.resolve("Version 2.4 published") })}>
        Publish
      </Button>
      {dialog}
    </>
  );
}

export const gallery: GalleryEntry = {
  title: "Confirmation",
  components: { ConfirmDialog, useConfirm },
  examples: [
    {
      name: "Opened by useConfirm",
      pageHeight: 240,
      element: (
        <Opened by="click">
          <AskingButton />
        </Opened>
      ),
    },
    { name: "Busy", pageHeight: 240, element: createDialog({ busy: true }) },
    {
      name: "Failed",
      pageHeight: 300,
      element: createDialog({
        cancel: "Keep list",
        children: <Notice tone="danger" title="Couldn't delete the list. Try again." />,
      }),
    },
    {
      name: "Long texts",
      pageHeight: 340,
      element: createDialog({ title: longWord, description: longSentence }),
    },
  ],
};
