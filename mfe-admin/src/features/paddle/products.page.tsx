import {
  Card,
  Container,
  ErrorState,
  LinkButton,
  Loading,
  PageHeader,
  SkeletonCard,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { templatesQuery } from "../../shared/plans";
import { productsQuery } from "./paddle.api";
import { PaddleState } from "./paddle-state";
import { ProductsForm } from "./products-form";

export function PaddleProductsPage() {
  const products = useQuery(productsQuery);
  const templates = useQuery(templatesQuery);
  const failed = [products, templates].find(({ isError }) => isError);
  return (
    <Container>
      <PageHeader
        title="Paddle products"
        description="Customers get the plan of the price they pay. If a plan has several prices, customers choose one."
        actions={<LinkButton to="/admin/paddle-tutorial">Setup guide</LinkButton>}
      />
      {products.data && templates.data ? (
        <Stack $gap={5}>
          <PaddleState paddle={products.data.paddle} />
          <Card title="Prices">
            <ProductsForm products={products.data.data} plans={templates.data} />
          </Card>
        </Stack>
      ) : failed ? (
        <ErrorState
          title="Failed to load the prices"
          problem={failed.error}
          onRetry={() => void Promise.all([products.refetch(), templates.refetch()])}
          retrying={failed.isFetching}
        />
      ) : (
        <Loading label="Loading the prices">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}
