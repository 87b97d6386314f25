import { AppIcon, Badge, ChangeBadge, Flag, RankBadge, Sparkline, Text } from "@listwise/shared-ui";
import { sampleApp, sampleKeywords } from "./sample-keywords";
import { Facts, Figure, Head, History, Table } from "./sample-panel.styles";

/** What the product looks like, drawn with its own parts and marked as the sample it is. */
export function SamplePanel() {
  return (
    <Figure aria-labelledby="sample-panel-caption">
      <Head>
        <AppIcon name={sampleApp} size={36} />
        <Facts>
          <Text $strong>{sampleApp}</Text>
          <Text as="span" $size="xs" $tone="muted">
            Keywords in <Flag country="us" withName />
          </Text>
        </Facts>
        <figcaption id="sample-panel-caption">
          <Badge tone="info">Sample data</Badge>
        </figcaption>
      </Head>
      <Table>
        <thead>
          <tr>
            <th scope="col">Keyword</th>
            <History as="th" scope="col">
              Last 14 days
            </History>
            <th scope="col">Rank</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {sampleKeywords.map(({ keyword, ranks }) => {
            const [before, now] = ranks.slice(-2);
            const change = before !== undefined && now !== undefined ? before - now : null;
            return (
              <tr key={keyword}>
                <th scope="row">{keyword}</th>
                <History>
                  <Sparkline label={`Rank history of ${keyword}`} values={ranks} inverted width={120} />
                </History>
                <td>
                  <RankBadge rank={now ?? null} />
                </td>
                <td>
                  <ChangeBadge change={change} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Figure>
  );
}
