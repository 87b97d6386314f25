import {
  GlobeIcon,
  ImageIcon,
  FileTextIcon,
  PencilIcon,
  SearchIcon,
  SmartphoneIcon,
  StarIcon,
  UsersIcon,
} from "@listwise/shared-ui";
import type { ComponentType } from "react";

/** A tool of the overview page. */
export interface Tool {
  path: string;
  name: string;
  text: string;
  Icon: ComponentType<{ size: number }>;
}

export const tools: readonly Tool[] = [
  {
    path: "/aso-tools/keyword-generator",
    name: "Keyword Generator",
    text: "Find keyword ideas in store suggestions and competing listings.",
    Icon: SearchIcon,
  },
  {
    path: "/aso-tools/title-optimizer",
    name: "Title Optimizer",
    text: "Test app names against the limits of both stores and compare versions.",
    Icon: PencilIcon,
  },
  {
    path: "/aso-tools/description-optimizer",
    name: "Description Optimizer",
    text: "Find repeated and missing words while you write.",
    Icon: FileTextIcon,
  },
  {
    path: "/aso-tools/screenshot-generator",
    name: "Screenshot Generator",
    text: "Create framed screenshots with captions in the sizes of both stores.",
    Icon: SmartphoneIcon,
  },
  {
    path: "/aso-tools/icon-analyzer",
    name: "Icon Analyzer",
    text: "Compare your icon's colors with your competitors'.",
    Icon: ImageIcon,
  },
  {
    path: "/aso-tools/review-manager",
    name: "Review Manager",
    text: "Read, filter and reply to reviews in one place.",
    Icon: StarIcon,
  },
  {
    path: "/aso-tools/competitor-analyzer",
    name: "Competitor Analyzer",
    text: "Find keyword gaps and compare listings, ratings and screenshots.",
    Icon: UsersIcon,
  },
  {
    path: "/aso-tools/localization-helper",
    name: "Localization Helper",
    text: "Localize your listing in 39 languages within store limits.",
    Icon: GlobeIcon,
  },
];
