import { Badge, Container, Grid, PageHeader, Stack, type RemotePage } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { ToolCard } from "./tool-card";
import { tools } from "./tools";

interface AsoToolsPageProps {
  /** The routes of this remote; a tool is marked "Soon" if its route is planned. */
  pages: readonly RemotePage[];
  /** The tool that is used on this page. */
  children: ReactNode;
}

export function AsoToolsPage({ pages, children }: AsoToolsPageProps) {
  const planned = new Set(pages.filter((page) => page.planned).map((page) => page.path));
  return (
    <Container>
      <PageHeader
        title="ASO Tools"
        help="keyword-density"
        description="Improve your listing's text and visuals."
      />
      <Stack $gap={10}>
        {children}
        <Stack as="section" aria-labelledby="all-tools">
          <h2 id="all-tools">All tools</h2>
          <Grid as="ul" $min="15rem" role="list" style={{ margin: 0, padding: 0, listStyle: "none" }}>
            {tools.map((tool) => (
              <ToolCard
                key={tool.path}
                {...tool}
                badge={planned.has(tool.path) ? <Badge>Soon</Badge> : null}
              />
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Container>
  );
}
