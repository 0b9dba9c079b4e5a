import { TABLET } from '#tests/e2e/support/browser.ts';
import { sheetsAt } from './sheets-at.ts';

sheetsAt(TABLET, 1024);
