import type { TestApp } from "./test-app";

/** Overrides a limit for a user, as an administrator would. */
export async function giveLimit(
  { ctx }: Pick<TestApp, "ctx">,
  userId: number,
  feature: string,
  value: boolean | number | string[],
): Promise<void> {
  await ctx.pool.query(
    `insert into user_limit_overrides select $1, id, $2::jsonb from limit_definitions where key = $3`,
    [userId, JSON.stringify(value), feature],
  );
}
