/** `npm run staff -- invite | list | disable | end-sessions | reset`: who may use the desk. */

import './closed-pipe.ts';
import { parseArgs } from 'node:util';
import { CommandError } from './commands/command-error.ts';
import { runCommandLine } from './commands/run-command-line.ts';
import { disableStaff, endStaffSessions, inviteStaff, listStaff, resetStaff } from './staff/staff-commands.ts';
import { withStaffTools } from './staff/with-staff-tools.ts';

const USAGE = `npm run staff -- invite <email> [--role ROLE]   prints a link that creates an account; it works once, for 30 minutes
npm run staff -- list                           lists the members of staff and open invitations
npm run staff -- disable <email>                locks an account and ends its sessions
npm run staff -- end-sessions <email>           signs a member of staff out everywhere
npm run staff -- reset <email>                  removes password and second factor, and prints a link that sets a new password
ROLE is owner, manager, support, workshop or dispatch; default: owner. --reason TEXT goes into the audit log.
With the embedded database, stop the shop first.`;

const OPTIONS = { role: { type: 'string', default: 'owner' }, reason: { type: 'string' } } as const;

async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArguments(argv);
  const [command, email, ...more] = positionals;
  const reason = values.reason ?? 'From the command line';
  if (command === 'list' && email === undefined) return withStaffTools(listStaff);
  if (email === undefined || more.length > 0) throw new CommandError(USAGE);
  if (command === 'invite') return withStaffTools((tools) => inviteStaff(tools, email, values.role));
  if (command === 'disable') return withStaffTools((tools) => disableStaff(tools, email, reason));
  if (command === 'end-sessions') return withStaffTools((tools) => endStaffSessions(tools, email, reason));
  if (command === 'reset') return withStaffTools((tools) => resetStaff(tools, email, reason));
  throw new CommandError(USAGE);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new CommandError(USAGE);
  }
}

await runCommandLine(run);
