import { billingEndpoints, type LimitTemplate, type PaddleProduct } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { Button, EmptyState, Notice, PlusIcon, SelectField, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { productsQuery } from "./paddle.api";

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: end;
  gap: var(--lw-space-3);
`;

interface ProductsFormProps {
  products: readonly PaddleProduct[];
  plans: readonly LimitTemplate[];
}

/** Which plan each price stands for; saved as a whole. */
export function ProductsForm({ products, plans }: ProductsFormProps) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: billingEndpoints.saveProducts.body,
    initial: { products: [...products] },
    save: async (body) => {
      const saved = await call(billingEndpoints.saveProducts, { body });
      client.setQueryData(productsQuery.queryKey, saved);
      toast.success("Prices saved");
    },
  });
  const rows = form.values.products;
  const setRows = (next: PaddleProduct[]) => form.set("products", next);
  const change = (index: number, part: Partial<PaddleProduct>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const options = plans.map(({ key, name }) => ({ value: key, label: name }));
  const add = () => setRows([...rows, { priceId: "", name: "", plan: plans[0]?.key ?? "" }]);
  return (
    <AdminForm form={form} label="Prices">
      {form.problems["products"] && <Notice tone="danger" title={form.problems["products"]} />}
      {rows.length === 0 && (
        <EmptyState title="No prices" message="Nothing can be bought until a price stands for a plan." />
      )}
      {rows.map((row, index) => (
        // A row has nothing of its own to be known by while it is typed.
        <Line key={index} role="group" aria-label={`Price ${index + 1}`}>
          <TextField
            label="Price id"
            placeholder="pri_…"
            value={row.priceId}
            onChange={(event) => change(index, { priceId: event.target.value.trim() })}
          />
          <TextField
            label="Name"
            placeholder="Pro, monthly"
            maxLength={100}
            value={row.name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <SelectField
            label="Plan"
            options={options}
            value={row.plan}
            onChange={(event) => change(index, { plan: event.target.value })}
          />
          <Button
            aria-label={`Remove price ${index + 1}`}
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </Line>
      ))}
      <div>
        <Button icon={<PlusIcon size={15} />} disabled={plans.length === 0} onClick={add}>
          Add price
        </Button>
      </div>
    </AdminForm>
  );
}
