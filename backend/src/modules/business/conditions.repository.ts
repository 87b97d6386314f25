import type { PeriodSegment } from "@listwise/contracts/admin";
import { sql, type SQL } from "drizzle-orm";
import { selectAccountDays, selectUsers } from "../accounts";
import { selectFollows, selectOwnedApps } from "../apps";
import { selectPayersAt } from "../billing";
import { selectTrackedKeywords } from "../keywords";
import { selectPlanChanges, selectPlans, selectTrials } from "../limits";
import { formatDay, type Window } from "./windows";

/*
 * The one definition of every group of accounts. A number of the business page counts the accounts that meet a condition, and its
 * link lists them.
 */

export const users = selectUsers();
const accountDays = selectAccountDays();
const follows = selectFollows();
const ownedApps = selectOwnedApps();
const keywords = selectTrackedKeywords();
const changes = selectPlanChanges();
const plans = selectPlans();
const trials = selectTrials();

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const all = (...parts: SQL[]) => sql.join(parts, sql` and `);

/** Customers: administrators are left out of all figures. */
export const isCustomer = sql`${users.role} = 'user'`;

/** Registered in the window. */
const isRegisteredIn = ({ from, to }: Window): SQL =>
  sql`${users.createdAt} >= ${at(from)} and ${users.createdAt} < ${at(to)}`;

/** Signed in and used the site on a day of the window. Source: the days that sessions record, in UTC. */
const isActiveIn = ({ from, to }: Window): SQL =>
  sql`exists (select 1 from ${accountDays} where ${accountDays.userId} = ${users.id}
    and ${accountDays.day} >= ${formatDay(from)}::date and ${accountDays.day} < ${formatDay(to)}::date)`;

/** Had a subscription that brought in money at the time. Source: the payment provider's events. */
const isPayingAt = (time: Date): SQL => {
  const payers = selectPayersAt(time);
  return sql`${users.id} in (select ${payers.userId} from ${payers})`;
};

/** Key of the plan at a time: what the last change until then set, else what the first one after it replaced. */
const planAt = (time: Date) => sql`coalesce(
  (select ${changes.after} from ${changes} where ${changes.userId} = ${users.id} and ${changes.at} < ${at(time)}
    order by ${changes.at} desc, ${changes.id} desc limit 1),
  (select ${changes.before} from ${changes} where ${changes.userId} = ${users.id} and ${changes.at} >= ${at(time)}
    order by ${changes.at}, ${changes.id} limit 1),
  ${users.plan})`;

/** Was in a free trial at the time. */
const isTryingAt = (time: Date): SQL =>
  sql`exists (select 1 from ${trials} where ${trials.userId} = ${users.id} and ${trials.startedAt} < ${at(time)}
    and (${trials.endedAt} is null or ${trials.endedAt} >= ${at(time)}))`;

/** Was on a plan other than the default one at the time, by payment or by assignment. Trials don't count. */
const isUpgradedAt = (time: Date): SQL =>
  sql`${users.createdAt} < ${at(time)}
    and exists (select 1 from ${plans} where ${plans.key} = ${planAt(time)} and not ${plans.isDefault})
    and not ${isTryingAt(time)}`;

/** Tracks an app now, as a competitor or otherwise. */
const hasApp = sql`exists (select 1 from ${follows} where ${follows.userId} = ${users.id})`;

/** Has an app that is marked as its own now. */
const hasOwnApp = sql`(exists (select 1 from ${follows} where ${follows.userId} = ${users.id} and ${follows.relation} = 'own')
  or exists (select 1 from ${ownedApps} where ${ownedApps.userId} = ${users.id}))`;

/** Has a keyword on a list now. */
const hasKeyword = sql`exists (select 1 from ${keywords} where ${keywords.userId} = ${users.id})`;

const registrationDay = sql`(${users.createdAt} at time zone 'UTC')::date`;

/** Used the site on the 8th to 14th day, counting the day of the registration as the first. */
const isBackInWeek2 = sql`exists (select 1 from ${accountDays} where ${accountDays.userId} = ${users.id}
  and ${accountDays.day} >= ${registrationDay} + 7 and ${accountDays.day} < ${registrationDay} + 14)`;

const isInWeek2 = sql`${registrationDay} + 7 <= (now() at time zone 'UTC')::date`;

/** The condition of each group. Steps of the funnel include the ones before, except that not every site asks for a confirmation. */
const CONDITIONS: Record<PeriodSegment, (window: Window) => SQL> = {
  accounts: ({ to }) => sql`${users.createdAt} < ${at(to)}`,
  new: isRegisteredIn,
  active: isActiveIn,
  paying: ({ to }) => isPayingAt(to),
  trying: ({ to }) => isTryingAt(to),
  converted: (window) => all(isRegisteredIn(window), isUpgradedAt(window.to)),
  upgraded: ({ from }) => isUpgradedAt(from),
  churned: ({ from, to }) => sql`${isUpgradedAt(from)} and not (${isUpgradedAt(to)})`,
  "second-week": (window) => all(isRegisteredIn(window), isInWeek2),
  confirmed: (window) => sql`${isRegisteredIn(window)} and ${users.emailVerifiedAt} is not null`,
  tracked: (window) => all(isRegisteredIn(window), hasApp),
  own: (window) => all(isRegisteredIn(window), hasApp, hasOwnApp),
  keywords: (window) => all(isRegisteredIn(window), hasApp, hasOwnApp, hasKeyword),
  returned: (window) => all(isRegisteredIn(window), hasApp, hasOwnApp, hasKeyword, isBackInWeek2),
};

/** Returns the condition of a group of customers in a period. */
export const getCondition = (name: PeriodSegment, window: Window): SQL =>
  sql`(${isCustomer} and ${CONDITIONS[name](window)})`;

/** Returns the condition of customers who registered in a week, and of those who were active in another one if it is given. */
export const getCohortCondition = (week: Window, activeIn: Window | null): SQL =>
  activeIn === null
    ? sql`${isCustomer} and ${isRegisteredIn(week)}`
    : sql`${isCustomer} and ${isRegisteredIn(week)} and ${isActiveIn(activeIn)}`;
