import { billingEndpoints, type PaddleProduct } from "@listwise/contracts/billing";
import type { LimitTemplate } from "@listwise/contracts/limits";
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

/** Form that maps prices to plans; all prices are saved together. */
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
        <EmptyState title="No prices" message="Plans can be bought once they have a price." />
      )}
      {rows.map((row, index) => (
        // A row has no stable id while it is edited.
        <Line key={index} role="group" aria-label={`Price ${index + 1}`}>
          <TextField
            label="Price ID"
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
