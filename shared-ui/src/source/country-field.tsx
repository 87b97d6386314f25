import { getSourceName, isCovered } from "@listwise/aso-core/text";
import { SelectField, type SelectFieldProps, type SelectOption } from "../primitives/select-field";
import { useStoreSource } from "./store-source";

/** Renders a select of countries. Those that the source of listings lacks come last, disabled and with the reason. */
export function CountryField({ options, ...rest }: SelectFieldProps) {
  const source = useStoreSource();
  const group = `Not in ${getSourceName(source)}`;
  const arranged = options.map((option): SelectOption =>
    option.value.length !== 2 || isCovered(source, option.value)
      ? option
      : { ...option, disabled: true, group },
  );
  return <SelectField {...rest} options={arranged} />;
}
