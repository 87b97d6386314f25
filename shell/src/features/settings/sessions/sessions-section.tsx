import { useQuery } from "@tanstack/react-query";
import { Card } from "@listwise/shared-ui";
import { SignOutOtherSessions } from "./sign-out-other-sessions";
import { QueryBoundary } from "../query-boundary";
import { Cards, Lines } from "../section.styles";
import { SessionLine } from "./session-line";
import { sessionsQuery } from "../settings.api";

export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  const others = query.data?.filter(({ current }) => !current).length;
  return (
    <Cards>
      <Card
        title="Sessions"
        description="Browsers where you're signed in. If you don't recognize one, end its session and change your password."
        actions={others !== undefined && <SignOutOtherSessions count={others} />}
      >
        <QueryBoundary query={query} what="your sessions">
          {(sessions) => (
            <Lines>
              {sessions.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </Lines>
          )}
        </QueryBoundary>
      </Card>
    </Cards>
  );
}
