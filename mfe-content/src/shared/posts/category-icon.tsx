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
import { createElement, type ComponentType } from "react";

type Icon = ComponentType<{ size?: number }>;

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

/** Renders the icon of a blog category, or a tag for an unknown slug. */
export function CategoryIcon({ category = "", size }: { category: string | undefined; size: number }) {
  return createElement(icons.get(category) ?? TagIcon, { size });
}
