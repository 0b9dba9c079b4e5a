import { PHONE } from '#tests/e2e/support/browser.ts';
import { sheetsAt } from './sheets-at.ts';

sheetsAt(PHONE, 844);
