// The public face: names only. Everything eager here costs every first visit; heavy parts are lazy inside.
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
export { Skeleton, SkeletonCard, SkeletonText, Loading, type SkeletonProps } from "./primitives/skeleton";
export { ProgressBar, type ProgressBarProps } from "./primitives/progress-bar";
export { Spinner } from "./primitives/spinner";
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
