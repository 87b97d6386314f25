import type { GateFinding } from "@listwise/contracts/releases";
import { type EndpointSnapshot, type Release, SHELL_CONTRACT } from "@listwise/contracts/remotes";
import { error, formatRelease } from "./findings";
import { getIncompatibilities } from "./schema-compatibility";

/** Checks that a shell supports the contract version of a remote. */
export function checkContract(remote: Release, shell: Release): GateFinding[] {
  const [name, host] = [formatRelease(remote), formatRelease(shell)];
  const { oldest, latest } = shell.contract ?? { oldest: SHELL_CONTRACT, latest: SHELL_CONTRACT };
  const contract = remote.descriptor?.contract ?? 0;
  if (contract >= oldest && contract <= latest) return [];
  const supported = oldest === latest ? String(latest) : `${oldest} to ${latest}`;
  return [
    error(
      "contract",
      `${name} implements version ${contract} of the shell contract, but ${host} supports ${supported}.`,
    ),
  ];
}

/** A call of a release that an API doesn't answer as the release expects. */
interface ApiProblem {
  message: string;
  /** Next step for the team of the release. */
  advice: string;
}

/** Checks a release's API calls against the live API: removed, narrowed and newly required parts are incompatible. */
export function checkApi(release: Release, api: Readonly<Record<string, EndpointSnapshot>>): GateFinding[] {
  return findApiProblems(release, api).map(({ message, advice }) => error("api", `${message} ${advice}`));
}

/** Returns the calls of a release that an API doesn't answer as the release expects. */
export function findApiProblems(
  release: Release,
  api: Readonly<Record<string, EndpointSnapshot>>,
): ApiProblem[] {
  return Object.entries(release.uses?.endpoints ?? {}).flatMap(([name, known]) => {
    const live = Object.hasOwn(api, name) ? api[name] : undefined;
    if (!live) {
      const message = `The release calls ${name}, which the live API doesn't have.`;
      return [{ message, advice: "Deploy the backend first." }];
    }
    const sent = (["params", "query", "body"] as const).flatMap((part) =>
      getIncompatibilities(known[part], live[part], { unknownParts: "incompatible" }, part),
    );
    const read = getIncompatibilities(live.response, known.response, { unknownParts: "ignored" }, "response");
    const advice = "Build it against the live API, or deploy the backend first.";
    return [
      ...sent.map((problem) => ({ message: `${name} rejects what the release sends: ${problem}.`, advice })),
      ...read.map((problem) => ({
        message: `The release can't read the response of ${name}: ${problem}.`,
        advice,
      })),
    ];
  });
}

/** Checks the events between a release and another live one: listeners must understand what the other side emits. */
export function checkEvents(release: Release, other: Release): GateFinding[] {
  const events = Object.entries(release.uses?.events ?? {});
  return events.flatMap(([name, own]) => {
    const theirs = other.uses?.events[name];
    if (!theirs) return [];
    const told =
      own.emits && theirs.hears
        ? getIncompatibilities(own.payload, theirs.payload, { unknownParts: "ignored" })
        : [];
    const heard =
      own.hears && theirs.emits
        ? getIncompatibilities(theirs.payload, own.payload, { unknownParts: "ignored" })
        : [];
    const partner = formatRelease(other);
    return [
      ...told.map((problem) =>
        error("events", `${partner} can't read the release's event ${name}: ${problem}.`),
      ),
      ...heard.map((problem) =>
        error("events", `The release can't read the event ${name} of ${partner}: ${problem}.`),
      ),
    ];
  });
}
