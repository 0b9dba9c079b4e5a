import { describe, expect, it } from 'vitest';
import { describeDevice } from './device-name.ts';

const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const LIKE_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${LIKE_CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${LIKE_CHROME.replace('Chrome', 'SamsungBrowser/28.0 Chrome')} Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${LIKE_SAFARI} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${LIKE_SAFARI} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${LIKE_SAFARI} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      'Chrome on iPad',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${LIKE_CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
    ['curl/8.5.0', 'Unknown device'],
    ['SomeApp/1.0 (Android 15)', 'Android'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%j is %s [D-39]', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });
});
