import { DESKTOP } from '#tests/e2e/support/browser.ts';
import { writeSheetsAtWidth } from './sheets-at.ts';

writeSheetsAtWidth(DESKTOP, 900);
