import { competitorsEndpoints } from "@listwise/contracts/apps";
import { formatCount } from "@listwise/aso-core/text";
import { addWorkspaceParams, bus, call } from "@listwise/shared-auth";
import { AppIcon, Button, LinkButton, PlusIcon, Skeleton, Stack, Text, toast } from "@listwise/shared-ui";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { getErrorMessage } from "../get-error-message";
import { keywordKeys } from "../keywords/keywords.api";
import { useLimitToast } from "../use-limit-toast";
import { AppLink } from "./app-link";
import { appKeys } from "./apps.api";

const MAX_SHOWN = 5;
/** Height of a list of that many apps. */
const LIST_HEIGHT = "18rem";

const List = styled.ul`
  width: min(26rem, 100%);
  margin: 0;
  padding: 0;
  list-style: none;
  text-align: start;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  padding-block: var(--lw-space-2);
  border-top: 1px solid var(--lw-border);
  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface Scope {
  appId: number;
  country: string;
}

function suggestionsQuery({ appId, country }: Scope) {
  return queryOptions({
    queryKey: [...appKeys.all, "competitors", appId, "suggestions", country],
    queryFn: async ({ signal }) =>
      (
        await call(competitorsEndpoints.suggestions, {
          params: { id: String(appId) },
          query: { country },
          signal,
        })
      ).data,
  });
}

function useAddCompetitor({ appId, country }: Scope) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string; storeId: string }) =>
      call(competitorsEndpoints.add, {
        params: { id: String(appId) },
        body: { competitorId: String(id), country },
      }),
    onSuccess: async (_answer, { id, name, storeId }) => {
      bus.emit("app:followed", { appId: id, name, storeId });
      toast.success("Competitor added", { description: name });
      await Promise.all(
        [appKeys.all, keywordKeys.discover, keywordKeys.compare].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (problem, { name }) => {
      if (!showLimit(problem)) toast.error(`Couldn't add ${name}`, { description: getErrorMessage(problem) });
    },
  });
}

/** Renders apps that rank for the same keywords, each with a button that adds it as a competitor, and a link to choose others. */
export function SuggestedCompetitors(scope: Scope) {
  const { data, isPending } = useQuery(suggestionsQuery(scope));
  const add = useAddCompetitor(scope);
  const search = addWorkspaceParams(new URLSearchParams(), scope).toString();
  return (
    <Stack $gap={4} $align="center">
      {isPending && <Skeleton height={LIST_HEIGHT} radius="md" />}
      {data && data.length > 0 && (
        <List aria-label="Suggested competitors">
          {data.slice(0, MAX_SHOWN).map(({ app, sharedKeywords }) => (
            <Line key={app.id}>
              <AppIcon name={app.name} src={app.icon} size={32} />
              <div>
                <AppLink appId={app.id} country={scope.country}>
                  <strong>{app.name}</strong>
                </AppLink>
                <Text $size="xs" $tone="muted">
                  Ranks for {formatCount(sharedKeywords, "keyword")} of your list
                </Text>
              </div>
              <Button
                size="sm"
                icon={<PlusIcon size={14} />}
                aria-label={`Add ${app.name} as a competitor`}
                busy={add.isPending && add.variables.id === app.id}
                onClick={() => add.mutate(app)}
              >
                Add
              </Button>
            </Line>
          ))}
        </List>
      )}
      <LinkButton to={`/aso-tools/competitor-analyzer?${search}`}>Choose competitors</LinkButton>
    </Stack>
  );
}
