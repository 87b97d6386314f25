import { LOCALES } from "@listwise/aso-core/localization";
import { Card, SelectField } from "@listwise/shared-ui";

const options = LOCALES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

export function BaseLanguageCard({ base, onBase }: { base: string; onBase: (code: string) => void }) {
  return (
    <Card title="Base Language">
      <SelectField
        label="Base language"
        hideLabel
        hint="Source language for translations."
        options={options}
        value={base}
        onChange={(event) => onBase(event.target.value)}
      />
    </Card>
  );
}
