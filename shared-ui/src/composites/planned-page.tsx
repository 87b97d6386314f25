import type { ReactNode } from "react";
import { WrenchIcon } from "../icons/icons";
import { Card } from "../primitives/card";
import { Container } from "../primitives/layout";
import { EmptyState } from "./state-message";
import { PageHeader } from "./page-header";

export interface PlannedPageProps {
  title: string;
  /** What the page will do, in one sentence. */
  description?: string;
  /** A way on. */
  action?: ReactNode;
}

/** The page of a route that is known but not built yet. */
export function PlannedPage({ title, description, action }: PlannedPageProps) {
  return (
    <Container>
      <PageHeader title={title} description={description} />
      <Card>
        <EmptyState
          icon={<WrenchIcon size={20} />}
          title="Coming soon"
          message="This page is planned and not available yet."
          action={action}
        />
      </Card>
    </Container>
  );
}
