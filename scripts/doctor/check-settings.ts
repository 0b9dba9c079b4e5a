import { type Config, parseConfig } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Environment } from '#server/platform/config/env-reader.ts';
import { type Finding, look, ok, wrong } from './finding.ts';

const ABOUT = 'settings';

export function checkSettings(env: Environment): { config: Config | undefined; findings: Finding[] } {
  const read = parsed(env);
  if (typeof read === 'string') return { config: undefined, findings: [wrong(ABOUT, read)] };
  const findings = [ok(ABOUT, `All are readable; SHOP_MODE is ${read.mode}.`)];
  if (read.mode === 'demo') findings.push(wayToLive(env));
  return { config: read, findings };
}

/** The refusal of a live start names everything that is missing. */
function wayToLive(env: Environment): Finding {
  const live = parsed({ ...env, SHOP_MODE: 'live' });
  if (typeof live !== 'string') return look(ABOUT, 'Everything for SHOP_MODE=live is set; it is still demo.');
  return look(ABOUT, `To take real orders: ${live}`);
}

function parsed(env: Environment): Config | string {
  try {
    return parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
