import { useSession } from "@listwise/shared-auth";
import {
  Badge,
  Card,
  Container,
  ErrorState,
  Link,
  Loading,
  PageHeader,
  Row,
  SkeletonCard,
  useSearchParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { TemplateForm } from "./template-form";
import { TemplateView } from "./template-view";
import { templatesQuery } from "./templates.api";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--lw-space-5);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: var(--lw-space-2);
  list-style: none;
  a {
    display: block;
    padding: var(--lw-space-2) var(--lw-space-3);
    border-radius: var(--lw-radius-md);
    color: var(--lw-text);
    text-decoration: none;
    &:hover {
      background: var(--lw-surface-raised);
    }
    &[aria-current] {
      background: var(--lw-accent-soft);
      color: var(--lw-accent-text);
    }
  }
`;

export function EmailTemplatesPage() {
  const templates = useQuery(templatesQuery);
  const isSuperadmin = useSession(({ user }) => user?.role === "superadmin");
  const [params] = useSearchParams();
  const key = params.get("template");
  const chosen = templates.data?.find((one) => one.key === key) ?? templates.data?.[0];
  return (
    <Container>
      <PageHeader title="Email templates" description="Texts of all automatic emails." />
      {chosen && templates.data ? (
        <Columns>
          <Card flush>
            <List aria-label="Templates">
              {templates.data.map((one) => (
                <li key={one.key}>
                  <Link
                    to={`/admin/email-templates?template=${one.key}`}
                    aria-current={one === chosen ? "page" : undefined}
                  >
                    <Row $gap={2} $justify="space-between">
                      {one.name}
                      {one.changed && <Badge tone="accent">Changed</Badge>}
                    </Row>
                  </Link>
                </li>
              ))}
            </List>
          </Card>
          {chosen.superadminOnly && !isSuperadmin ? (
            <TemplateView template={chosen} />
          ) : (
            <TemplateForm key={chosen.key} template={chosen} />
          )}
        </Columns>
      ) : templates.isError ? (
        <ErrorState
          title="Failed to load the templates"
          problem={templates.error}
          onRetry={() => void templates.refetch()}
          retrying={templates.isFetching}
        />
      ) : (
        <Loading label="Loading the templates">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}
