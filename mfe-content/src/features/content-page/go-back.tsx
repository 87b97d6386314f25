import { Button, useLocation, useNavigate } from "@listwise/shared-ui";

/** Goes back in history, or to `to` if this was the first page. */
export function GoBack({ to }: { to: string }) {
  const navigate = useNavigate();
  const first = useLocation().key === "default";
  return <Button onClick={() => void (first ? navigate(to) : navigate(-1))}>Go Back</Button>;
}
