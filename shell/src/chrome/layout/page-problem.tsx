import { siteEndpoints } from "@listwise/contracts/site";
import { ApiError, call, log } from "@listwise/shared-auth";
import { Container, ErrorState, LinkButton, PageHeader } from "@listwise/shared-ui";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";

async function reportProblem(problem: unknown): Promise<string | undefined> {
  if (problem instanceof ApiError && problem.requestId) return problem.requestId;
  const message = (problem instanceof Error ? problem.message : String(problem)).slice(0, 2000);
  const body = { phase: "render", code: "PAGE_FAILED", message } as const;
  return (await call(siteEndpoints.report, { body })).reportId;
}

/** Reports the error and returns its report number once there is one. */
function useReportId(problem: unknown): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    log.error("a page of the shell failed", problem);
    reportProblem(problem).then(setId, (cause: unknown) => {
      log.warn("the failure could not be reported", cause);
    });
  }, [problem]);
  return id;
}

/** Renders the error of a failed page of the shell; the rest of the page keeps working. */
export function PageProblem() {
  const id = useReportId(useRouteError());
  return (
    <Container>
      <PageHeader title="Couldn't load this page" />
      <ErrorState
        message="Check your connection and try again. Your saved data is safe. If it happens again, send us the report number."
        reportId={id}
        onRetry={() => {
          window.location.reload();
        }}
        action={<LinkButton to="/contact">Contact us</LinkButton>}
      />
    </Container>
  );
}
