import {
  Card,
  Container,
  ErrorState,
  LinkButton,
  Loading,
  PageHeader,
  SkeletonText,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { productsQuery } from "./paddle.api";
import { PaddleState } from "./paddle-state";

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  margin: 0;
  padding-inline-start: var(--lw-space-5);
  overflow-wrap: anywhere;
  strong {
    display: block;
  }
  code {
    padding: 0 var(--lw-space-1);
    border-radius: var(--lw-radius-sm);
    background: var(--lw-surface-sunken);
  }
`;

export function PaddleTutorialPage() {
  const products = useQuery(productsQuery);
  const webhook = products.data?.paddle.webhookUrl;
  return (
    <Container>
      <PageHeader
        title="Paddle tutorial"
        description="Set up Paddle and sell your first plan in five steps."
        actions={<LinkButton to="/admin/paddle-products">Prices</LinkButton>}
      />
      <Stack $gap={5}>
        {products.data ? (
          <PaddleState paddle={products.data.paddle} />
        ) : products.isError ? (
          <ErrorState
            title="Failed to load the Paddle status"
            problem={products.error}
            onRetry={() => void products.refetch()}
            retrying={products.isFetching}
          />
        ) : (
          <Loading label="Loading the Paddle status">
            <SkeletonText lines={2} />
          </Loading>
        )}
        {!products.isPending && (
          <Card title="Steps">
            <Steps>
              <li>
                <strong>Create prices</strong>
                In Paddle's catalog, create a product for each plan with a recurring price. Try it in the
                sandbox first: set <code>PADDLE_API_URL</code> to <code>https://sandbox-api.paddle.com</code>.
              </li>
              <li>
                <strong>Create an API key</strong>
                Under developer tools, create an API key with permission to write transactions. Set it as{" "}
                <code>PADDLE_API_KEY</code>.
              </li>
              <li>
                <strong>Send events to this site</strong>
                Create a notification destination for all <code>subscription.*</code> events at{" "}
                <code>{webhook ?? "PUBLIC_URL/api/webhooks/paddle"}</code>. Set its secret as{" "}
                <code>PADDLE_WEBHOOK_SECRET</code>. Restart the site with both settings.
              </li>
              <li>
                <strong>Map prices to plans</strong>
                Copy each price ID into Paddle products and choose its plan. Prices without a plan have no
                effect.
              </li>
              <li>
                <strong>Test a purchase</strong>
                Set the checkout to return to <code>/subscription/success</code>: that page waits until the
                plan is active. Only signed events change a plan, never a visit to that page.
              </li>
            </Steps>
          </Card>
        )}
      </Stack>
    </Container>
  );
}
