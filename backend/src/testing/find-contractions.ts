const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (table|view|schema|type|column)\b/, "removes what an older program uses"],
  [/\brename (column|to|constraint)\b/, "renames what an older program uses"],
  [/\balter column \S+ (set data )?type\b/, "changes the type of a column"],
  [/\balter column \S+ set not null\b/, "refuses rows that an older program writes"],
  [/\balter column \S+ drop default\b/, "refuses rows that an older program writes"],
];

/** A migration that removes something says since which version no program uses it. */
const MARK = /^-- contract: .*\bsince \d+\.\d+\.\d+\b/m;

/**
 * Returns one line for each statement of a migration that programs of the previous version can't run with. Empty if a
 * comment such as `-- contract: unused since 1.2.0` says that there are none.
 */
export function findContractions(migration: string): string[] {
  if (MARK.test(migration)) return [];
  const statements = migration
    .split(/;|--> statement-breakpoint/)
    .map((text) =>
      text
        .replaceAll(/--.*$/gm, "")
        .replaceAll(/["\s]+/g, " ")
        .trim()
        .toLowerCase(),
    )
    .filter((text) => text !== "");
  const added = statements.flatMap((text) => [
    ...[...text.matchAll(/create table (?:if not exists )?(\S+)/g)].map((match) => match[1] ?? ""),
    ...[...text.matchAll(/add column (?:if not exists )?(\S+)/g)].map((match) => match[1] ?? ""),
  ]);
  const isOnAdded = (text: string) => added.some((name) => text.split(/[\s(),.]+/).includes(name));
  return statements.flatMap((text) => {
    const problems = CONTRACTIONS.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
    if (/\badd column\b.*\bnot null\b/.test(text) && !/\b(default|generated)\b/.test(text)) {
      problems.push("adds a column that an older program doesn't fill");
    }
    const isConstraint = /\badd constraint\b|^create unique index\b/.test(text);
    if (isConstraint && !isOnAdded(text)) problems.push("refuses rows that an older program may write");
    return problems.map((problem) => `${problem}: ${text}`);
  });
}
