import { type Config, loadConfig } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Environment } from '#server/platform/config/env-reader.ts';
import { describeMisspeltSettings } from '#server/platform/config/misspelt-settings.ts';
import { type CheckResult, createErrorResult, createOkResult, createWarningResult } from './check-result.ts';

const SUBJECT = 'settings';

export function checkSettings(env: Environment): { config: Config | undefined; results: CheckResult[] } {
  const result = tryLoadConfig(env);
  const misspelt = describeMisspeltSettings(env).map((sentence) => createWarningResult(SUBJECT, sentence));
  if (typeof result === 'string')
    return { config: undefined, results: [createErrorResult(SUBJECT, result), ...misspelt] };
  const valid = createOkResult(SUBJECT, `All settings are valid; SHOP_MODE is ${result.shopMode}.`);
  const results = [...misspelt, valid];
  if (result.shopMode === 'demo') results.push(checkLiveReadiness(env));
  return { config: result, results };
}

/** Loads the settings as for a live shop; the error lists everything that is missing. */
function checkLiveReadiness(env: Environment): CheckResult {
  const live = tryLoadConfig({ ...env, SHOP_MODE: 'live' });
  if (typeof live !== 'string')
    return createWarningResult(SUBJECT, 'All settings for SHOP_MODE=live are present, but SHOP_MODE is still demo.');
  return createWarningResult(SUBJECT, `To take real orders: ${live}`);
}

function tryLoadConfig(env: Environment): Config | string {
  try {
    return loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
