import { useSession } from "@listwise/shared-auth";
import { ArrowRightIcon, LinkButton } from "@listwise/shared-ui";
import type { Search } from "./home.api";

export function TrackLink({ search: { keyword, country } }: { search: Search }) {
  const signedIn = useSession((session) => session.status === "signed-in");
  const to = signedIn ? `/keyword/${encodeURIComponent(keyword)}?country=${country}` : "/register";
  return (
    <LinkButton to={to} size="sm">
      {signedIn ? "See all 200 results" : "Track your app"}
      <ArrowRightIcon size={14} aria-hidden="true" />
    </LinkButton>
  );
}
