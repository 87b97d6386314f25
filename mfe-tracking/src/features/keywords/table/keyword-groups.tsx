import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { setWorkspace } from "@listwise/shared-auth";
import { AppIcon, Button, Row, Text } from "@listwise/shared-ui";
import type { Grouping } from "@listwise/shared-ui/table";
import type { AppCards } from "./top-apps-cell";

const UNASSIGNED = "unassigned";

const getGroup = ({ appId }: KeywordTableRow) => (appId ? String(appId) : UNASSIGNED);

interface GroupOptions {
  apps: AppCards;
  /** Returns the store to name for the list of a keyword. */
  getStore: (keyword: KeywordTableRow) => Platform | undefined;
  onAssign: (unassigned: readonly KeywordTableRow[]) => void;
}

/** Groups keywords by the app whose list they are on, in the order of the names; those on no list come first. */
export function groupByApp(
  keywords: readonly KeywordTableRow[],
  { apps, getStore, onAssign }: GroupOptions,
): Grouping<KeywordTableRow> {
  const byGroup = new Map<string, KeywordTableRow[]>();
  for (const keyword of keywords) {
    const key = getGroup(keyword);
    const group = byGroup.get(key);
    if (group) group.push(keyword);
    else byGroup.set(key, [keyword]);
  }
  const lists = [...byGroup].flatMap(([key, rows]) => {
    if (key === UNASSIGNED) return [];
    const { name = `App ${key}`, icon = null } = apps.get(Number(key)) ?? {};
    const store = rows[0] && getStore(rows[0]);
    return [{ key, rows, name, icon, store }];
  });
  lists.sort((one, other) => one.name.localeCompare(other.name, "en"));
  const unassigned = byGroup.get(UNASSIGNED) ?? [];
  return {
    getGroup,
    groups: [
      {
        key: UNASSIGNED,
        heading: (
          <Row $gap={3}>
            <strong>Unassigned</strong>
            <Text as="span" $size="sm" $tone="muted">
              {formatCount(unassigned.length, "keyword")} on no list
            </Text>
            <Button size="sm" onClick={() => onAssign(unassigned)}>
              Assign to an app…
            </Button>
          </Row>
        ),
      },
      ...lists.map(({ key, rows, name, icon, store }) => ({
        key,
        heading: (
          <Row $gap={3}>
            <Row $gap={3} $nowrap>
              <AppIcon name={name} src={icon} size={20} />
              <strong>{name}</strong>
            </Row>
            <Text as="span" $size="sm" $tone="muted">
              {store && `${STORES[store].name} · `}
              {formatCount(rows.length, "keyword")}
            </Text>
            <Button size="sm" variant="ghost" onClick={() => setWorkspace({ appId: Number(key) })}>
              Open list
            </Button>
          </Row>
        ),
      })),
    ],
  };
}
