import {
  BookOpenIcon,
  BellIcon,
  ChartColumnIcon,
  ChartLineIcon,
  GaugeIcon,
  ListChecksIcon,
  RefreshCwIcon,
  SparklesIcon,
  TagIcon,
  TrendingUpIcon,
  TrophyIcon,
} from "@listwise/shared-ui";
import type { ComponentType } from "react";

export interface CategoryLook {
  Icon: ComponentType<{ size?: number }>;
  /** A tone of the theme. */
  tone: string;
}

const looks = new Map<string, CategoryLook>([
  ["guides", { Icon: BookOpenIcon, tone: "rank-10" }],
  ["advanced", { Icon: GaugeIcon, tone: "change-drop" }],
  ["news", { Icon: BellIcon, tone: "info" }],
  ["tutorials", { Icon: ListChecksIcon, tone: "rank-50" }],
  ["case-studies", { Icon: ChartColumnIcon, tone: "rank-20" }],
  ["tips", { Icon: SparklesIcon, tone: "rank-3" }],
  ["trends", { Icon: TrendingUpIcon, tone: "change-down" }],
  ["updates", { Icon: RefreshCwIcon, tone: "rank-200" }],
  ["success-stories", { Icon: TrophyIcon, tone: "success" }],
  ["strategy", { Icon: ChartLineIcon, tone: "rank-100" }],
]);

const standard: CategoryLook = { Icon: TagIcon, tone: "neutral" };

export function categoryLook(slug: string | undefined): CategoryLook {
  return looks.get(slug ?? "") ?? standard;
}
