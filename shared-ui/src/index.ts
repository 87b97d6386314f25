// Public exports, by name. Eager code here adds to every first visit, so heavy parts load lazily.
export { GlobalStyle } from "./theme/global-style.styles";
export { accentNames, type AccentName } from "./theme/accents";
export type { ThemeName } from "./theme/palette";

export { Button, IconButton, type ButtonProps, type IconButtonProps } from "./primitives/button";
export type { ButtonVariant, ControlSize } from "./primitives/button.styles";
export { LinkButton, type LinkButtonProps } from "./primitives/link-button";
export {
  TextField,
  TextAreaField,
  type TextFieldProps,
  type TextAreaFieldProps,
} from "./primitives/text-field";
export { SelectField, type SelectFieldProps, type SelectOption } from "./primitives/select-field";
export { SearchField, type SearchFieldProps } from "./primitives/search-field";
export { Checkbox, Switch, type CheckboxProps } from "./primitives/checkbox";
export { SegmentedControl, type SegmentedControlProps } from "./primitives/segmented-control";
export { Card, type CardProps } from "./primitives/card";
export { Badge, type BadgeProps, type Tone } from "./primitives/badge";
export { Chip, type ChipProps } from "./primitives/chip";
export { Notice, type NoticeProps } from "./primitives/notice";
export { Tabs, type TabItem, type TabsProps } from "./primitives/tabs";
export {
  PAGE_LOADING_EVENT,
  Skeleton,
  SkeletonCard,
  SkeletonText,
  Loading,
  type SkeletonProps,
} from "./primitives/skeleton";
export { ProgressBar, type ProgressBarProps } from "./primitives/progress-bar";
export { Spinner } from "./primitives/spinner";
export { useMediaQuery } from "./primitives/use-media-query";
export { VisuallyHidden } from "./primitives/visually-hidden";
export { Container, Grid, Row, Stack, type Space } from "./primitives/layout";
export { Text, type TextProps } from "./primitives/text";

export {
  ActivityIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  BookOpenIcon,
  CalendarIcon,
  ChartColumnIcon,
  ChartLineIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsUpDownIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClockIcon,
  CopyIcon,
  CreditCardIcon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileTextIcon,
  FilterIcon,
  GaugeIcon,
  GlobeIcon,
  ImageIcon,
  InfoIcon,
  KeyRoundIcon,
  LanguagesIcon,
  LayoutDashboardIcon,
  LinkIcon,
  ListChecksIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  MonitorIcon,
  MoonIcon,
  PaletteIcon,
  PencilIcon,
  PlusIcon,
  RefreshCwIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  SmartphoneIcon,
  SparklesIcon,
  StarIcon,
  SunIcon,
  TagIcon,
  TrashIcon,
  TrendingUpIcon,
  TriangleAlertIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
  WrenchIcon,
  XIcon,
} from "./icons/icons";

export { UpgradePrompt, type UpgradePromptProps } from "./limits/upgrade-prompt";
export { FeatureGate, type FeatureGateProps, type GateState } from "./limits/feature-gate";
export { showLimitReached } from "./limits/limit-reached";

export { Pagination, type PaginationProps } from "./composites/pagination";
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from "./composites/state-message";
export { CopyButton, type CopyButtonProps } from "./composites/copy-button";
export { ReportNumber } from "./composites/report-number";
export { PageHeader, type PageHeaderProps } from "./composites/page-header";
export { UnimplementedPage, type UnimplementedPageProps } from "./composites/unimplemented-page";
export { Stat, type StatProps } from "./composites/stat";
export { RankBadge, TopBadge, type RankBadgeProps } from "./composites/rank-badge";
export { RankChange, type RankChangeProps } from "./composites/rank-change";
export { ChangeBadge, type ChangeBadgeProps, type ChangeUnit } from "./composites/change-badge";
export { FigureLink, FigureLinks, type FigureLinkProps } from "./composites/figure-link";
export { HelpLink } from "./composites/help-link";
export { ProvenanceNote, type ProvenanceNoteProps } from "./composites/provenance-note";
export { AppIcon, type AppIconProps } from "./composites/app-icon";
export { Avatar, type AvatarProps } from "./composites/avatar";
export { Flag, type FlagProps } from "./composites/flag";
export { CountryChip, type CountryChipProps } from "./source/country-chip";
export { CountryField } from "./source/country-field";
export { UncoveredNotice } from "./source/uncovered-notice";
export { RelationBadge } from "./relation/relation-badge";
export { reportRelationChange, type RelationChange } from "./relation/relation-change";
export { buildRelationItems, RelationMenu, type RelationChoice } from "./relation/relation-menu";
export { groupLinkedApps, RELATION_GROUPS, RELATION_NAMES, sortByRelation } from "./relation/relations";
export { sortCountries } from "./source/sort-countries";
export { setStoreSource, useStoreSource, type ListingSource } from "./source/store-source";
export { Sparkline, type SparklineProps } from "./charts/sparkline";
export { TimeChart, type TimeChartProps } from "./charts/time-chart";
export type { ChartMark, ChartRange, ChartSeries, MarkKind } from "./charts/chart-data";
export type { ChartKind } from "./charts/chart-kinds";
export { MarkShape } from "./charts/mark-line";

export {
  formatDate,
  formatDateTime,
  formatRelative,
  formatShortDate,
  type DateInput,
} from "./format/format-date";
export { formatCompact, formatNumber } from "./format/format-number";
export { getChangeStep, formatChange, formatRank, getRankBand } from "./format/format-rank";
export { getContactLinks, type ContactLink } from "./format/contact-links";
export { formatCountry, getCountryName } from "./format/country-name";
export { memoizeLazy } from "./format/memoize-lazy";
export { copyText, type CopyOutcome } from "./format/copy-text";
export { downloadCsv, downloadFile, saveFile } from "./format/download-file";
export { useAutosave } from "./autosave/use-autosave";
export { formatMinutes, useCountdown } from "./format/use-countdown";

export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "./router/facade";
export { useLeaveBlock } from "./router/use-leave-block";
export { getRemoteRouteId, type DataRouterLike } from "./router/data-router-like";
export { SharedRouter, type SharedRouterProps } from "./router/shared-router";
export { AppProviders, type AppProvidersProps } from "./remote/app-providers";
export { createLifecycles, type Lifecycles } from "./remote/create-lifecycles";
export { UnimplementedRoute } from "./remote/unimplemented-route";
export type { RemotePage, RemoteProps } from "./remote/remote-props";
export { startStandalone } from "./remote/start-standalone";

export { Dialog, loadDialog, type DialogProps } from "./overlays/dialog";
export { ConfirmDialog, type ConfirmDialogProps } from "./overlays/confirm-dialog";
export { useConfirm, type ConfirmRequest } from "./overlays/use-confirm";
export { Menu, type MenuItem, type MenuProps } from "./overlays/menu";
export { Tooltip, type TooltipProps } from "./overlays/tooltip";
export { toast } from "./toasts/toast";
export type { ToastAction, ToastOptions, ToastType } from "./toasts/toast.store";
export { Toaster } from "./toasts/toaster";
export { Content, type ContentProps } from "./content/content";
export { loadEmailParser } from "./content/load-email-parser";
export { usePageMetadata, useSetPageMetadata } from "./page-metadata/use-page-metadata";
