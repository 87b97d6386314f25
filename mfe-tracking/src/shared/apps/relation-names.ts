import type { Relation } from "@listwise/contracts/apps";

/** Names of the relations as badges and filters show them. */
export const relationNames: Readonly<Record<Relation, string>> = {
  own: "Own",
  competitor: "Competitor",
  watching: "Watched",
};
