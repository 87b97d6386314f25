import { gallery as country } from "../source/source.gallery";
import { gallery as charts } from "../charts/charts.gallery";
import { gallery as sparkline } from "../charts/sparkline.gallery";
import { gallery as appIcon } from "../composites/app-icon.gallery";
import { gallery as avatar } from "../composites/avatar.gallery";
import { gallery as changeBadge } from "../composites/change-badge.gallery";
import { gallery as copyButton } from "../composites/copy-button.gallery";
import { gallery as figureLink } from "../composites/figure-link.gallery";
import { gallery as flag } from "../composites/flag.gallery";
import { gallery as pageHeader } from "../composites/page-header.gallery";
import { gallery as pagination } from "../composites/pagination.gallery";
import { gallery as provenanceNote } from "../composites/provenance-note.gallery";
import { gallery as rankBadge } from "../composites/rank-badge.gallery";
import { gallery as reportNumber } from "../composites/report-number.gallery";
import { gallery as stat } from "../composites/stat.gallery";
import { gallery as stateMessage } from "../composites/state-message.gallery";
import { gallery as unimplementedPage } from "../composites/unimplemented-page.gallery";
import { gallery as content } from "../content/content.gallery";
import { gallery as form } from "../form/form.gallery";
import { gallery as icons } from "../icons/icons.gallery";
import { gallery as limits } from "../limits/limits.gallery";
import { gallery as confirmDialog } from "../overlays/confirm-dialog.gallery";
import { gallery as dialog } from "../overlays/dialog.gallery";
import { gallery as menu } from "../overlays/menu.gallery";
import { gallery as tooltip } from "../overlays/tooltip.gallery";
import { gallery as badge } from "../primitives/badge.gallery";
import { gallery as button } from "../primitives/button.gallery";
import { gallery as card } from "../primitives/card.gallery";
import { gallery as checkbox } from "../primitives/checkbox.gallery";
import { gallery as chip } from "../primitives/chip.gallery";
import { gallery as layout } from "../primitives/layout.gallery";
import { gallery as linkButton } from "../primitives/link-button.gallery";
import { gallery as notice } from "../primitives/notice.gallery";
import { gallery as progressBar } from "../primitives/progress-bar.gallery";
import { gallery as searchField } from "../primitives/search-field.gallery";
import { gallery as segmentedControl } from "../primitives/segmented-control.gallery";
import { gallery as selectField } from "../primitives/select-field.gallery";
import { gallery as skeleton } from "../primitives/skeleton.gallery";
import { gallery as spinner } from "../primitives/spinner.gallery";
import { gallery as tabs } from "../primitives/tabs.gallery";
import { gallery as textField } from "../primitives/text-field.gallery";
import { gallery as text } from "../primitives/text.gallery";
import { gallery as relation } from "../relation/relation.gallery";
import { gallery as columnChooser } from "../table/column-chooser.gallery";
import { gallery as dataTable } from "../table/data-table.gallery";
import { gallery as savedViews } from "../table/saved-views.gallery";
import { gallery as tableBar } from "../table/table-bar.gallery";
import { gallery as toaster } from "../toasts/toaster.gallery";
import type { GalleryEntry, PlacedEntry } from "./gallery-entry";

/** The entries by the folder that contains them. */
const groups: Record<string, readonly GalleryEntry[]> = {
  charts: [charts, sparkline],
  composites: [
    appIcon,
    avatar,
    changeBadge,
    copyButton,
    figureLink,
    flag,
    pageHeader,
    pagination,
    provenanceNote,
    rankBadge,
    reportNumber,
    stat,
    stateMessage,
    unimplementedPage,
  ],
  content: [content],
  form: [form],
  icons: [icons],
  limits: [limits],
  overlays: [confirmDialog, dialog, menu, tooltip],
  primitives: [
    badge,
    button,
    card,
    checkbox,
    chip,
    layout,
    linkButton,
    notice,
    progressBar,
    searchField,
    segmentedControl,
    selectField,
    skeleton,
    spinner,
    tabs,
    textField,
    text,
  ],
  relation: [relation],
  source: [country],
  table: [columnChooser, dataTable, savedViews, tableBar],
  toasts: [toaster],
};

/** Everything that the gallery shows. */
export const entries: readonly PlacedEntry[] = Object.entries(groups).flatMap(([group, members]) =>
  members.map((entry) => ({ ...entry, group, id: entry.title.toLowerCase().replaceAll(" ", "-") })),
);
