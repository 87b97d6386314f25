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
        title="Paddle Tutorial"
        description="From an account with Paddle to the first plan sold, in five steps."
        actions={<LinkButton to="/admin/paddle-products">Prices</LinkButton>}
      />
      <Stack $gap={5}>
        {products.data ? (
          <PaddleState paddle={products.data.paddle} />
        ) : products.isError ? (
          <ErrorState
            title="Failed to load the state of Paddle"
            problem={products.error}
            onRetry={() => void products.refetch()}
            retrying={products.isFetching}
          />
        ) : (
          <Loading label="Loading the state of Paddle">
            <SkeletonText lines={2} />
          </Loading>
        )}
        <Card title="Steps">
          <Steps>
            <li>
              <strong>Make prices</strong>
              In Paddle’s catalogue make a product for each plan with a recurring price. Try it in the sandbox
              first: set <code>PADDLE_API_URL</code> to <code>https://sandbox-api.paddle.com</code>.
            </li>
            <li>
              <strong>Make a key</strong>
              Under developer tools make an API key that may write transactions. It is{" "}
              <code>PADDLE_API_KEY</code>.
            </li>
            <li>
              <strong>Let Paddle tell this site</strong>
              Make a notification destination for all <code>subscription.*</code> events at{" "}
              <code>{webhook ?? "PUBLIC_URL/api/webhooks/paddle"}</code>. Its secret is{" "}
              <code>PADDLE_WEBHOOK_SECRET</code>. Restart the site with both.
            </li>
            <li>
              <strong>Say what a price stands for</strong>
              Copy each price id into Paddle Products and choose its plan. A price that stands for no plan
              changes nothing.
            </li>
            <li>
              <strong>Buy one</strong>
              Have the checkout return to <code>/subscription/success</code>: that page waits until the plan
              is active. A plan changes through a signed event alone, never through the page a buyer returns
              to.
            </li>
          </Steps>
        </Card>
      </Stack>
    </Container>
  );
}
