/**
 * Returns the list of commands. `command` is how the user calls them.
 * @param {string} command
 */
export const getUsage = (command) => `${command} <command>

  publish [name] [--to 10%]        build and upload the package; with --to, make it live for that share
  publish [name] --rollout         build and upload it, and start a rollout
  publish [name] --preview "PR 42" build and upload it, and print the address of a preview with it
  check [name]                     build it and run the release gate; nothing is stored
  rollout start [name] <version>   make a version live in steps, as long as it is as healthy as the stable one
  rollout status [name]            show the latest rollout: its step, what it waits for, comparisons and timeline
  rollout pause|resume|cancel [name]
  promote [name] <version> --to N% make a version live for N percent of the browsers; 100% is everyone
  rollback [name]                  end the canary, or return to the previous version
  smoke [name] <version>           repeat the smoke test of a version
  disable [name], enable [name]    turn a remote off or on
  move a@1.2 b@3.4 [--retire c]    make several versions live together (administrators), with redirects
  retire <name>                    remove a remote from the site; its versions and history stay
  status [name]                    show live and stored versions and their health
  history [name]                   show the history, latest first
  metrics [name] [--days 7]        show web vitals, errors, API calls and bytes by version
  errors [name]                    show script errors with their positions in the sources
  preview create --label "New search" <name>@<version> …   create a preview, or add versions to your own one
  preview list                     list previews
  preview end <id or label>        end a preview
  token create <name> --label CI   create a team's token (superadmin); token list; token revoke <id>
                                   --days 90 until it expires; --needs-approval of an administrator to promote

  Without a name, the commands are for the remote in this folder; elsewhere, status and history are for all.

  --reason "…"   note for the history        --no-build   use the existing build
  --redirect /old/:id=/new/:id     redirect a page that a move removes; repeatable
  --remove-redirect /old           end a redirect in a move; repeatable
  --for-move     publish or check a version that takes over pages of another remote in a move
  --confirm "…"  confirm the dangerous differences that are listed, with this reason (administrators)
  --steps 1,10,50 --min-pages 100 --min-minutes 60   rules of a rollout
  --days 14      lifetime of a preview, up to 90
  --no-wait      don't wait for the smoke test
  --demo         sign in as the demo administrator of a site on this machine
  --json         print the site's response

  RELEASE_URL    address of the site, default http://localhost:4000
  RELEASE_TOKEN  the team's token, lwt_…`;
