import { CountryField } from "@listwise/shared-ui";
import { countryOptions } from "../../shared/country-options";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { Choices } from "../../shared/tool-page/tool.styles";
import { useToolParams } from "../../shared/tool-page/use-tool-params";
import { ReviewInbox } from "./review-inbox";
import { SampleInbox } from "./sample-inbox";
import { buildInboxParams } from "./use-inbox-params";

export function ReviewManagerPage() {
  const params = useToolParams();
  const desk = buildInboxParams(params);
  return (
    <ToolPage
      title="Review Manager"
      description="Read, filter and reply to reviews."
      params={params}
      withoutApp={(hasApps) => <SampleInbox params={desk} hasApps={hasApps} />}
    >
      {(app, picker) => (
        <>
          <Choices>
            {picker}
            <CountryField
              label="Country"
              options={countryOptions}
              value={params.country}
              onChange={(event) => params.setCountry(event.target.value)}
            />
          </Choices>
          <ReviewInbox key={`${app.id} ${params.country}`} app={app} params={desk} />
        </>
      )}
    </ToolPage>
  );
}
