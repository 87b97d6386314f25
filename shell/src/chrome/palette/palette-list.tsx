import { Spinner } from "@listwise/shared-ui";
import { Command } from "cmdk";
import { useState } from "react";
import { useSecondPaint } from "../overlays/use-second-paint";
import type { PaletteCommand } from "./palette-command";
import { Frame, Hint, Label, Status } from "./palette.styles";
import { getRecentCommands } from "./recent-commands";
import { scoreCommand } from "./score-command";
import { useCommands } from "./use-commands";
import { useOwnItems } from "./use-own-items";

const GROUPS = ["Pages", "Apps", "Keywords", "Switch app", "Theme", "More"] as const;
/** Number of commands per group before a search. */
const INITIAL_COUNT = 5;

const getKeywords = ({ label, hint = "", group }: PaletteCommand) => [label, hint, group];

/** Returns the commands by group, the group with the best match first; without a search in the usual order. */
function groupCommands(commands: readonly PaletteCommand[], search: string) {
  return GROUPS.map((group) => {
    const members = commands.filter((command) => command.group === group);
    const scores = search === "" ? [] : members.map((one) => scoreCommand(one.id, search, getKeywords(one)));
    return { group, members, best: scores.reduce((best, score) => Math.max(best, score), 0) };
  }).sort((a, b) => b.best - a.best);
}

interface PaletteListProps {
  onChoose: (command: PaletteCommand) => void;
}

/** Renders the search field and the matching commands. */
export function PaletteList({ onChoose }: PaletteListProps) {
  const [search, setSearch] = useState("");
  const [recent] = useState(getRecentCommands);
  const things = useOwnItems();
  const all = useCommands(things);
  // Scrolling to the first command computes all styles. Enter after the last letter chooses from the list.
  const showsList = useSecondPaint() || search !== "";
  const commands = showsList ? all : [];
  const typed = search.trim() !== "";
  const lately = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const item = (command: PaletteCommand, prefix = "") => (
    <Command.Item
      key={prefix + command.id}
      value={prefix + command.id}
      keywords={getKeywords(command)}
      onSelect={() => onChoose(command)}
    >
      {command.icon}
      <Label>{command.label}</Label>
      {command.hint && <Hint>{command.hint}</Hint>}
    </Command.Item>
  );
  return (
    <Frame>
      <Command label="Command palette" filter={scoreCommand} loop>
        <Command.Input
          placeholder="Search pages, apps and keywords…"
          value={search}
          onValueChange={setSearch}
        />
        <Command.List label="Commands">
          {showsList && <Command.Empty>No results for “{search.trim()}”.</Command.Empty>}
          {!typed && lately.length > 0 && (
            <Command.Group heading="Recent">
              {lately.map((command) => item(command, "recent:"))}
            </Command.Group>
          )}
          {groupCommands(commands, search.trim()).map(({ group, members }) => {
            if (members.length === 0) return null;
            return (
              <Command.Group key={group} heading={group}>
                {(typed ? members : members.slice(0, INITIAL_COUNT)).map((command) => item(command))}
              </Command.Group>
            );
          })}
          {things.failed && (
            <Command.Item value="retry" keywords={["apps keywords retry"]} onSelect={things.retry} forceMount>
              <Label>Couldn't load your apps and keywords. Try again.</Label>
            </Command.Item>
          )}
        </Command.List>
      </Command>
      <Status role="status">
        {things.loading && (
          <>
            <Spinner size={12} /> Loading your apps and keywords…
          </>
        )}
      </Status>
    </Frame>
  );
}
