import { DESKTOP } from '#tests/e2e/support/browser.ts';
import { sheetsAt } from './sheets-at.ts';

sheetsAt(DESKTOP, 900);
