import { Card } from "@listwise/shared-ui";
import { ThemeControls } from "../../chrome/theme/theme-controls";
import { Cards } from "./section.styles";

export function AppearanceSection() {
  return (
    <Cards>
      <Card title="Appearance" description="Changes apply immediately in every tab of this browser.">
        <ThemeControls />
      </Card>
    </Cards>
  );
}
