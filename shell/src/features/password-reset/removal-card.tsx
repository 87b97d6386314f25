import { ApiError } from "@listwise/shared-auth";
import { Button, LinkButton, Notice, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AuthCard } from "../../shared/auth-card";
import { useSingleFlight } from "../../shared/use-single-flight";
import { useUrlTokens } from "../../shared/use-url-tokens";

interface Props {
  title: string;
  lead: string;
  /** Explanation if the page was opened without a link. */
  withoutLink: string;
  /** Alternative if the link was used or has expired. */
  otherWay: string;
  consequences: string;
  action: string;
  /** Performs the removal and returns the success message. */
  remove: (token: string) => Promise<Removed>;
}

interface Removed {
  title: string;
  text: string;
}

function Done({ title, text }: Removed) {
  return (
    <>
      <Notice tone="success" title={title}>
        {text}
      </Notice>
      <LinkButton to="/login" variant="primary" fullWidth>
        Login
      </LinkButton>
    </>
  );
}

/** Removes a sign-in method with the link from an email, without a login, after a click on the button. */
export function RemovalCard({ title, lead, withoutLink, otherWay, consequences, action, remove }: Props) {
  const { token } = useUrlTokens();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const { start, busy } = useSingleFlight({
    run: () => remove(token),
    onSuccess: setRemoved,
    onError: setProblem,
  });
  const isOver = problem instanceof ApiError && problem.code === "NOT_FOUND";
  return (
    <AuthCard title={title} lead={lead} below={<Link to="/login">Back to login</Link>}>
      {problem && !removed && (
        <Notice tone="danger" title={problem.message}>
          {isOver && otherWay}
        </Notice>
      )}
      {removed && <Done {...removed} />}
      {!removed && !token && (
        <Notice tone="warning" title="This page needs a link">
          {withoutLink}
        </Notice>
      )}
      {!removed && token && !isOver && (
        <>
          <Text>{consequences}</Text>
          <Button variant="danger" size="lg" fullWidth busy={busy} onClick={() => start()}>
            {action}
          </Button>
        </>
      )}
    </AuthCard>
  );
}
