/** `npm run inbox -- list | show | export`: reads messages from the three customer forms. */
import { INQUIRY_KINDS, type InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { InboxCommandError } from './inbox/command-error.ts';
import { exportInbox } from './inbox/export-inbox.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { showMessage } from './inbox/show-message.ts';
import { withInbox } from './inbox/with-inbox.ts';

const USAGE = `npm run inbox -- list [contact|project|customization] [--suspect]   the newest 50; --suspect lists what programs sent
npm run inbox -- show <ticket>                                      one message with everything in it
npm run inbox -- export [contact|project|customization] [file]      all messages as JSON, to a .json file or to the screen`;

async function run([command, ...rest]: readonly string[]): Promise<void> {
  const words = rest.filter((word) => word !== '--suspect');
  const isSuspect = words.length < rest.length;
  const [first, second, ...more] = words;
  const kind = parseKind(first);
  if (command === 'list' && words.length <= 1 && (first === undefined || kind)) {
    return withInbox((inbox) => listInbox(inbox, { kind, isSuspect }));
  }
  if (command === 'show' && first && words.length === 1) return withInbox((inbox) => showMessage(inbox, first));
  if (command === 'export' && more.length === 0 && !(second && !kind)) {
    return withInbox((inbox) => exportInbox(inbox, { kind, file: kind ? second : first }));
  }
  throw new InboxCommandError(USAGE);
}

const parseKind = (word: string | undefined): InquiryKind | undefined => INQUIRY_KINDS.find((kind) => kind === word);

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InboxCommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
