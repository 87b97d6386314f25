import { SelectField } from "@listwise/shared-ui";
import { countryOptions } from "../../shared/country-options";
import { ToolPage } from "../../shared/tool-page";
import { Choices } from "../../shared/tool.styles";
import { useToolParams } from "../../shared/use-tool-params";
import { Desk } from "./desk";
import { SampleDesk } from "./sample-desk";
import { deskParams } from "./use-desk-params";

export function ReviewManagerPage() {
  const params = useToolParams();
  const desk = deskParams(params);
  return (
    <ToolPage
      title="Review Manager"
      description="Read, filter and reply to reviews."
      params={params}
      withoutApp={(hasApps) => <SampleDesk params={desk} hasApps={hasApps} />}
    >
      {(app, picker) => (
        <>
          <Choices>
            {picker}
            <SelectField
              label="Country"
              options={countryOptions}
              value={params.country}
              onChange={(event) => params.setCountry(event.target.value)}
            />
          </Choices>
          <Desk key={`${app.id} ${params.country}`} app={app} params={desk} />
        </>
      )}
    </ToolPage>
  );
}
