import { DESKTOP } from '#tests/e2e/browser.ts';
import { sheetsAt } from './sheets-at.ts';

sheetsAt(DESKTOP, 900);
