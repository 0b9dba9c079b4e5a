import { expect, it } from 'vitest';
import { describeMisspeltSettings } from './misspelt-settings.ts';
import { SETTING_NAMES } from './setting-names.ts';

it.each([
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['CASHFREE_CLIENT_SECERT', 'CASHFREE_CLIENT_SECRET'],
  ['CASHFREE_CLIENT_KEY', 'CASHFREE_CLIENT_ID'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['SMTPURL', 'SMTP_URL'],
])('a variable %s is reported with a setting near to it', (name, setting) => {
  expect(describeMisspeltSettings({ [name]: 'x' })).toEqual([
    expect.stringMatching(new RegExp(`^${name} is not a setting of the shop, .* did you mean ${setting}\\?$`)),
  ]);
});

it('a setting itself, an empty variable and variables of other programs are not reported', () => {
  const settings = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x']));
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'HOSTTYPE',
    'PWD',
    'USER',
    'MAIL',
    'LANG',
    'TERM',
    'SHELL',
    'SHLVL',
    'EDITOR',
    'COLOR',
    'NODE_ENV',
    'NODE_OPTIONS',
    'INIT_CWD',
    'PGHOST',
    'PGPORT',
    'PGDATABASE',
    'TEST_DATABASE_URL',
    'SESSION_MANAGER',
    'XDG_SESSION_ID',
    'XDG_DATA_DIRS',
    'SSH_CLIENT',
    'npm_config_host',
    'npm_package_name',
    'http_proxy',
    'LS_COLORS',
    'CASHFREE_SANDBOX_CLIENT_ID',
  ];
  const environment = { ...settings, ...Object.fromEntries(others.map((name) => [name, 'x'])), PUBLIC_ORGIN: ' ' };
  expect(describeMisspeltSettings(environment)).toEqual([]);
});
