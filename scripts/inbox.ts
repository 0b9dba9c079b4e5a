/** `npm run inbox -- list | show | export | delete`: the messages from the three customer forms. */
import './closed-pipe.ts';
import { INQUIRY_KINDS, type InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { openTerminal } from './commands/ask-in-terminal.ts';
import { CommandError } from './commands/command-error.ts';
import { runCommandLine } from './commands/run-command-line.ts';
import { deleteMessage } from './inbox/delete-message.ts';
import { exportInbox } from './inbox/export-inbox.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { showMessage } from './inbox/show-message.ts';
import { withInquiryRepository } from './inbox/with-inquiry-repository.ts';

const USAGE = `npm run inbox -- list [contact|project|customization] [--suspect]   the newest 50; --suspect lists suspected spam
npm run inbox -- show <ticket>                                      one complete message
npm run inbox -- export [contact|project|customization] [file]      all messages as JSON, to a .json file or printed
npm run inbox -- delete <ticket> [--yes]                            deletes one, for a sender who asks for it`;

async function run([command, ...rest]: readonly string[]): Promise<void> {
  const args = rest.filter((arg) => arg !== '--suspect' && arg !== '--yes');
  const isSuspect = rest.includes('--suspect');
  const [first, second, ...more] = args;
  const kind = parseKind(first);
  if (command === 'list' && args.length <= 1 && (first === undefined || kind)) {
    return withInquiryRepository((inbox) => listInbox(inbox, { kind, isSuspect }));
  }
  if (command === 'show' && first && args.length === 1)
    return withInquiryRepository((inbox) => showMessage(inbox, first));
  if (command === 'delete' && first && args.length === 1) {
    const confirmation = { isConfirmed: rest.includes('--yes'), ask: terminal.ask };
    return withInquiryRepository((inbox) => deleteMessage(inbox, first, confirmation));
  }
  if (command === 'export' && more.length === 0 && !(second && !kind)) {
    return withInquiryRepository((inbox) => exportInbox(inbox, { kind, file: kind ? second : first }));
  }
  throw new CommandError(USAGE);
}

const parseKind = (arg: string | undefined): InquiryKind | undefined => INQUIRY_KINDS.find((kind) => kind === arg);

const terminal = openTerminal();
await runCommandLine(run).finally(terminal.close);
