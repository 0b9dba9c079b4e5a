import { TABLET } from '#tests/e2e/support/browser.ts';
import { writeSheetsAtWidth } from './sheets-at.ts';

writeSheetsAtWidth(TABLET, 1024);
