import { afterAll, afterEach } from 'vitest';
import { closeBrowser, closePages } from './browser.ts';

afterEach(closePages);
afterAll(closeBrowser);
