import { siteEndpoints } from "@listwise/contracts";
import { ApiError, call, log } from "@listwise/shared-auth";
import { Container, ErrorState, LinkButton, PageHeader } from "@listwise/shared-ui";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";

async function reported(problem: unknown): Promise<string | undefined> {
  if (problem instanceof ApiError && problem.requestId) return problem.requestId;
  const message = (problem instanceof Error ? problem.message : String(problem)).slice(0, 2000);
  const body = { phase: "render", code: "PAGE_FAILED", message } as const;
  return (await call(siteEndpoints.report, { body })).reportId;
}

/** The number under which the problem is found in the server's log, once it is told. */
function useReportId(problem: unknown): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    log.error("a page of the shell failed", problem);
    reported(problem).then(setId, (cause: unknown) => {
      log.warn("the failure could not be reported", cause);
    });
  }, [problem]);
  return id;
}

/** Stands in the place of a page of the shell that failed; everything around it lives on. */
export function PageProblem() {
  const id = useReportId(useRouteError());
  return (
    <Container>
      <PageHeader title="This page could not be shown" />
      <ErrorState
        message="Check your connection and try again. Nothing you saved is lost. If it happens again, tell us the report number."
        reportId={id}
        onRetry={() => {
          window.location.reload();
        }}
        action={<LinkButton to="/contact">Contact us</LinkButton>}
      />
    </Container>
  );
}
