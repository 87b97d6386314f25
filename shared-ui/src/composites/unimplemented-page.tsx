import type { ReactNode } from "react";
import { WrenchIcon } from "../icons/icons";
import { Card } from "../primitives/card";
import { Container } from "../primitives/layout";
import { EmptyState } from "./state-message";
import { PageHeader } from "./page-header";

export interface UnimplementedPageProps {
  title: string;
  /** Purpose of the page in one sentence. */
  description?: string;
  /** A link or button to another page. */
  action?: ReactNode;
}

/** Renders the placeholder of a route that is not implemented yet. */
export function UnimplementedPage({ title, description, action }: UnimplementedPageProps) {
  return (
    <Container data-unimplemented>
      <PageHeader title={title} description={description} />
      <Card>
        <EmptyState
          icon={<WrenchIcon size={20} />}
          title="Coming soon"
          message="This page isn't available yet."
          action={action}
        />
      </Card>
    </Container>
  );
}
