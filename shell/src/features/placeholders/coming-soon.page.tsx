import { LinkButton, UnimplementedPage } from "@listwise/shared-ui";

interface ComingSoon {
  title: string;
  description: string;
  /** Link to a page that helps until then. */
  meanwhile: { to: string; label: string };
}

/** Pages that are announced. */
export const comingSoon: readonly (ComingSoon & { path: string })[] = [
  {
    path: "/analytics",
    title: "Analytics",
    description: "Visibility, rankings and ratings over time.",
    meanwhile: { to: "/rankings", label: "See your rankings" },
  },
  {
    path: "/user-analytics",
    title: "User Analytics",
    description: "How people find and use your apps.",
    meanwhile: { to: "/tracked-apps", label: "See your apps" },
  },
  {
    path: "/ab-testing",
    title: "A/B Testing",
    description: "Compare listings and keep the better one.",
    meanwhile: { to: "/aso-tools/title-optimizer", label: "Compare titles" },
  },
];

export function ComingSoonPage({ title, description, meanwhile }: ComingSoon) {
  return (
    <UnimplementedPage
      title={title}
      description={description}
      action={<LinkButton to={meanwhile.to}>{meanwhile.label}</LinkButton>}
    />
  );
}
