import { log } from "@listwise/shared-auth";
import { Container, ErrorState } from "@listwise/shared-ui";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";

/** Stands in the place of a page of the shell that failed; everything around it lives on. */
export function PageProblem() {
  const problem = useRouteError();
  useEffect(() => {
    log.error("a page of the shell failed", problem);
  }, [problem]);
  return (
    <Container>
      <ErrorState
        title="This page could not be shown"
        message="Check your connection and try again."
        onRetry={() => {
          window.location.reload();
        }}
      />
    </Container>
  );
}
