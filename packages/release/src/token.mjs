// Commands for the tokens of teams.
import { formatToken, printAnswer } from "./print.mjs";
import { Stop } from "./program.mjs";
import { requireArgument, requireName } from "./requests.mjs";

/** @import { ReleaseToken } from "./print.mjs" */
/** @import { Command } from "./requests.mjs" */

/** @type {Record<string, Command>} */
const tokens = {
  async create(site, [given], options) {
    const name = requireName(given, "token create", options);
    const label = requireArgument(options.label, "a label", `token create ${name} --label CI`, options);
    /** @type {{ data: { token: string, expiresAt: string } }} */
    const answer = await site.call("POST", "/admin/release-tokens", {
      name,
      label,
      ...(options.days !== undefined && { days: Number(options.days) }),
      ...(options["needs-approval"] && { needsApproval: true }),
    });
    const { token, expiresAt } = answer.data;
    const until = expiresAt.slice(0, 10);
    printAnswer(
      options,
      answer,
      `${token}\nThis token can only publish ${name}, until ${until}. It won't be shown again.`,
    );
  },
  async list(site, _rest, options) {
    /** @type {{ data: ReleaseToken[] }} */
    const answer = await site.call("GET", "/admin/release-tokens");
    printAnswer(options, answer, answer.data.map(formatToken).join("\n") || "There are no tokens.");
  },
  async revoke(site, [given], options) {
    const id = requireArgument(given, "the id of a token", "token revoke 3", options);
    /** @type {object} */
    const answer = await site.call("DELETE", `/admin/release-tokens/${encodeURIComponent(id)}`);
    printAnswer(options, answer, `Token ${id} revoked.`);
  },
};

/**
 * @type {Command}
 * @throws {Stop} for an unknown action
 */
export async function token(site, [action, ...rest], options) {
  const command = action !== undefined && Object.hasOwn(tokens, action) ? tokens[action] : null;
  if (!command) throw new Stop(`The token commands are ${Object.keys(tokens).join(", ")}.`);
  await command(site, rest, options);
}
