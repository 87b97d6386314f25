import { useSearchParams } from "@listwise/shared-ui";

export function AppDetails() {
  const [search] = useSearchParams();
  const app = search.get("app");
  return app ? <aside aria-label="App details">App {app}</aside> : null;
}
