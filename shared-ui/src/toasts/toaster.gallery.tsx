import { useEffect } from "react";
import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { toast } from "./toast";
import { Toaster } from "./toaster";

const forever = { duration: Number.POSITIVE_INFINITY };
const action = { label: "Undo", onClick: () => {} };

function Shown({ show }: { show: () => void }) {
  useEffect(show, [show]);
  return <Toaster />;
}

const showTypes = () => {
  toast.success("Keyword tracked", forever);
  toast.error("Couldn't save the view", { ...forever, description: "Reload the page and try again." });
  toast.info("Copied", forever);
};
const showOthers = () => {
  toast.warning("Almost full", forever);
  toast.loading("Importing 120 keywords");
  toast.success("List deleted", { ...forever, action });
};
const showLong = () => void toast.error(longWord, { ...forever, description: longSentence, action });

export const gallery: GalleryEntry = {
  title: "Toasts",
  components: { Toaster },
  examples: [
    { name: "Success, error, info", pageHeight: 280, element: <Shown show={showTypes} /> },
    { name: "Warning, loading, with an action", pageHeight: 280, element: <Shown show={showOthers} /> },
    { name: "Long texts", pageHeight: 280, element: <Shown show={showLong} /> },
  ],
};
