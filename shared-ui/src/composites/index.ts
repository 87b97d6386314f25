/** Entry point of the composites; see `primitives` for why it is separate. */
export { AppIcon } from "./app-icon";
export { Avatar } from "./avatar";
export { ChangeBadge } from "./change-badge";
export { RankChange } from "./rank-change";
export { FigureLink, FigureLinks } from "./figure-link";
export { HelpLink } from "./help-link";
export { Flag } from "./flag";
export { PageHeader } from "./page-header";
export { Pagination } from "./pagination";
export { UnimplementedPage } from "./unimplemented-page";
export { ProvenanceNote } from "./provenance-note";
export { RankBadge } from "./rank-badge";
export { ReportNumber } from "./report-number";
export { Stat } from "./stat";
export { EmptyState } from "./state-message";
