import { createLifecycles } from "@listwise/sdk";
import { Root } from "./app/root";

export const { bootstrap, mount, update, unmount } = createLifecycles({ name: "mfe-__slug__", Root });
