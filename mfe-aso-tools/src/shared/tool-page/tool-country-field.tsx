import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { CountryField } from "@listwise/shared-ui";
import { getCountryOptions } from "../country-options";

/** Renders the current country; choosing another one changes it for the whole site. */
export function ToolCountryField() {
  const { country } = useWorkspace();
  return (
    <CountryField
      label="Country"
      options={getCountryOptions()}
      value={country}
      onChange={({ target }) => setWorkspace({ country: target.value })}
    />
  );
}
