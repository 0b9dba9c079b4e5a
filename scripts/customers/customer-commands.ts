import { normaliseEmail } from '#domain/account/email.ts';
import { describeObstacle } from '#domain/privacy/erasure-obstacles.ts';
import { CommandError } from '../commands/command-error.ts';
import { type Confirmation, confirmChange } from '../commands/confirm-change.ts';
import { toTerminalLine, toTerminalValue } from '../commands/terminal-text.ts';
import type { CustomerTools } from './with-customer-tools.ts';

/** For a customer who asks by email or phone: the same erasure as under My data, after a confirmation with a reason. */
export async function eraseCustomer(
  { accounts, erasures }: Pick<CustomerTools, 'accounts' | 'erasures'>,
  email: string,
  confirmation: Confirmation,
): Promise<void> {
  const user = await findCustomer(accounts, email);
  const name = `${toTerminalLine(user.name, 40)}, ${toTerminalValue(user.email)}`;
  const reason = await confirmChange(`Erase the account and data of ${name}. You can't undo this.`, confirmation);
  const { isErased, obstacles } = await erasures.request(user.id, 'shop');
  if (!isErased) {
    console.log(`The erasure (${toTerminalValue(reason)}) waits; the running shop tries again every hour:`);
    for (const obstacle of obstacles) console.log(`  ${describeObstacle(obstacle)}`);
    return;
  }
  console.log(`The account ${toTerminalValue(user.email)} is erased (${toTerminalValue(reason)}).`);
  if (user.emailVerifiedAt === null)
    console.log('The email was never confirmed, so messages from it stay: npm run inbox -- delete TICKET');
}

/** Sends the link to the account's email; the customer chooses the password. */
export async function sendResetLink(
  tools: Pick<CustomerTools, 'accounts' | 'sendResetLink'>,
  email: string,
): Promise<void> {
  const user = await findCustomer(tools.accounts, email);
  await tools.sendResetLink(user.email);
  console.log(`A link goes to ${toTerminalValue(user.email)}. It works once, for 30 minutes from now.`);
}

async function findCustomer(accounts: CustomerTools['accounts'], email: string) {
  const login = await accounts.findLogin(normaliseEmail(email));
  const user = login && (await accounts.findUser(login.userId));
  if (!user) throw new CommandError(`There is no account with the email ${toTerminalLine(email, 80)}.`);
  return user;
}
