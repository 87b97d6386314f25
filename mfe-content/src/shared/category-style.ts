import { CATEGORY_TONES } from "@listwise/contracts/content";
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

type Icon = ComponentType<{ size?: number }>;

export interface CategoryStyle {
  Icon: Icon;
  /** Name of a theme tone. */
  tone: string;
}

const icons = new Map<string, Icon>([
  ["guides", BookOpenIcon],
  ["advanced", GaugeIcon],
  ["news", BellIcon],
  ["tutorials", ListChecksIcon],
  ["case-studies", ChartColumnIcon],
  ["tips", SparklesIcon],
  ["trends", TrendingUpIcon],
  ["updates", RefreshCwIcon],
  ["success-stories", TrophyIcon],
  ["strategy", ChartLineIcon],
]);

/** Returns the icon and tone of a blog category, or neutral ones for an unknown slug. */
export function getCategoryStyle(slug = ""): CategoryStyle {
  const Icon = icons.get(slug);
  return Icon ? { Icon, tone: CATEGORY_TONES[slug] ?? "neutral" } : { Icon: TagIcon, tone: "neutral" };
}
