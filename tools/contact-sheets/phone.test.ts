import { PHONE } from '#tests/e2e/support/browser.ts';
import { writeSheetsAtWidth } from './sheets-at.ts';

writeSheetsAtWidth(PHONE, 844);
