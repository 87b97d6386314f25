import type { AppContext } from "../../../infra/context";
import type { PublishedPage } from "../../content";
import type { LoadedView } from "../documents/document";

/** Input of a loader. */
export interface ViewRequest {
  ctx: AppContext;
  path: string;
  query: URLSearchParams;
  /** Title of the route. */
  title: string;
  /** The published page at the path. */
  page: PublishedPage | undefined;
  publicUrl: string;
}

/** Loads the data of a page. */
export type ViewLoader<View extends object> = (request: ViewRequest) => Promise<LoadedView<View>>;
