/** `npm run customers -- erase | reset-link`: what customers ask for by email or phone. */

import './closed-pipe.ts';
import { parseArgs } from 'node:util';
import { openTerminal } from './commands/ask-in-terminal.ts';
import { CommandError } from './commands/command-error.ts';
import { runCommandLine } from './commands/run-command-line.ts';
import { eraseCustomer, sendResetLink } from './customers/customer-commands.ts';
import { withCustomerTools } from './customers/with-customer-tools.ts';

const USAGE = `npm run customers -- erase <email>        closes the account and erases its data, as the customer can under My data
npm run customers -- reset-link <email>   emails the customer a link to choose a new password
<email> is the one the customer logs in with. With the embedded database, stop the shop first.
Erasing asks for a reason and a confirmation; scripts add --reason TEXT --yes.`;

const OPTIONS = { reason: { type: 'string' }, yes: { type: 'boolean' } } as const;

async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArguments(argv);
  const [command, email, ...more] = positionals;
  const confirmation = { reason: values.reason, isConfirmed: values.yes ?? false, ask: terminal.ask };
  if (command === 'erase' && email && more.length === 0)
    return withCustomerTools((tools) => eraseCustomer(tools, email, confirmation));
  if (command === 'reset-link' && email && more.length === 0)
    return withCustomerTools((tools) => sendResetLink(tools, email));
  throw new CommandError(USAGE);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new CommandError(USAGE);
  }
}

const terminal = openTerminal();
await runCommandLine(run).finally(terminal.close);
