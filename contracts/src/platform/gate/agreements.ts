import type { GateFinding } from "../../api/releases";
import { SHELL_CONTRACT, type EndpointSnapshot, type Release } from "../remotes";
import { misfits } from "./misfits";
import { satisfies } from "./version-range";

const error = (rule: string, message: string): GateFinding => ({ level: "error", rule, message });
const nameAndVersion = ({ name, version }: Release) => `${name} ${version}`;

/** Shared libraries and the version of the shell's agreement: what a remote needs and a shell brings. */
export function checkWithShell(remote: Release, shell: Release): GateFinding[] {
  const found: GateFinding[] = [];
  const [name, host] = [nameAndVersion(remote), nameAndVersion(shell)];
  for (const [library, range] of Object.entries(shell.provides ? (remote.shared ?? {}) : {})) {
    const version = shell.provides?.[library];
    if (version === undefined) {
      found.push(error("shared", `${name} shares ${library}, which ${host} does not bring.`));
    } else if (!satisfies(version, range)) {
      found.push(
        error(
          "shared",
          `${name} needs ${library} ${range}; ${host} brings ${version}. Build it with that one.`,
        ),
      );
    }
  }
  const { oldest, latest } = shell.contract ?? { oldest: SHELL_CONTRACT, latest: SHELL_CONTRACT };
  const contract = remote.descriptor?.contract ?? 0;
  if (contract < oldest || contract > latest) {
    const keeps = oldest === latest ? String(latest) : `${oldest} to ${latest}`;
    found.push(
      error("contract", `${name} keeps version ${contract} of the shell's contract; ${host} knows ${keeps}.`),
    );
  }
  return found;
}

/** Calls a build makes, against the API that is live: removed, narrowed and newly required parts do not fit. */
export function checkApi(release: Release, api: Readonly<Record<string, EndpointSnapshot>>): GateFinding[] {
  return Object.entries(release.uses?.endpoints ?? {}).flatMap(([name, known]) => {
    const live = Object.hasOwn(api, name) ? api[name] : undefined;
    if (!live) {
      return [error("api", `It calls ${name}, which the live API does not have. Deploy the backend first.`)];
    }
    const sent = (["params", "query", "body"] as const).flatMap((part) =>
      misfits(known[part], live[part], { unknownParts: "misfit" }, part),
    );
    const read = misfits(live.response, known.response, { unknownParts: "ignored" }, "answer");
    const advice = "Build it against the API that is live, or deploy the backend first.";
    return [
      ...sent.map((problem) => error("api", `${name} does not take what it sends: ${problem}. ${advice}`)),
      ...read.map((problem) => error("api", `It cannot read what ${name} answers: ${problem}. ${advice}`)),
    ];
  });
}

/** Events between a build and another that is live: whoever hears one must understand what the other emits. */
export function checkEvents(release: Release, other: Release): GateFinding[] {
  const events = Object.entries(release.uses?.events ?? {});
  return events.flatMap(([name, own]) => {
    const theirs = other.uses?.events[name];
    if (!theirs) return [];
    const told =
      own.emits && theirs.hears ? misfits(own.payload, theirs.payload, { unknownParts: "ignored" }) : [];
    const heard =
      own.hears && theirs.emits ? misfits(theirs.payload, own.payload, { unknownParts: "ignored" }) : [];
    const partner = nameAndVersion(other);
    return [
      ...told.map((problem) => error("events", `${partner} cannot read its event ${name}: ${problem}.`)),
      ...heard.map((problem) =>
        error("events", `It cannot read the event ${name} of ${partner}: ${problem}.`),
      ),
    ];
  });
}
