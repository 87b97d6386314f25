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

export const tools = [
  {
    path: "/aso-tools/keyword-generator",
    name: "Keyword Generator",
    text: "Collect ideas from the store's own suggestions and from competing listings.",
    Icon: SearchIcon,
  },
  {
    path: "/aso-tools/title-optimizer",
    name: "Title Optimizer",
    text: "Try app names against the limits of both stores and compare versions.",
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
    text: "Put screens into device frames with captions, at the stores' sizes.",
    Icon: SmartphoneIcon,
  },
  {
    path: "/aso-tools/icon-analyzer",
    name: "Icon Analyzer",
    text: "See the colours of an icon beside those of its competitors.",
    Icon: ImageIcon,
  },
  {
    path: "/aso-tools/review-manager",
    name: "Review Manager",
    text: "Read, filter and answer reviews in one place.",
    Icon: StarIcon,
  },
  {
    path: "/aso-tools/competitor-analyzer",
    name: "Competitor Analyzer",
    text: "Compare your apps with those that rank for the same keywords.",
    Icon: UsersIcon,
  },
  {
    path: "/aso-tools/localization-helper",
    name: "Localization Helper",
    text: "Write a listing in 39 languages, each within its limits.",
    Icon: GlobeIcon,
  },
] as const;
