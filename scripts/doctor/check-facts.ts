import type { StoredSettings } from '#server/modules/settings/settings-repository.ts';
import { chooseFacts, describeFileDifference, SAMPLE_FACTS_MESSAGE } from '#server/modules/settings/start-settings.ts';
import type { Config } from '#server/platform/config/config.ts';
import { type CheckResult, createErrorResult, createWarningResult } from './check-result.ts';

const SUBJECT = 'settings';
const NO_DELIVERY_MESSAGE = 'The settings have no delivery times, so the shop promises no delivery date.';

/** Judges the business facts that the next start uses (D-51): those of the desk, or of SETTINGS_FILE while there are none. */
export function checkFacts(
  stored: Pick<StoredSettings, 'facts' | 'changedBy'> | undefined,
  config: Pick<Config, 'shop' | 'settingsFile' | 'shopMode'>,
): readonly CheckResult[] {
  const facts = chooseFacts(stored, config.shop);
  const difference = describeFileDifference(facts, config);
  return [
    ...(facts.sample ? [createSampleResult(config.shopMode)] : []),
    ...(facts.delivery ? [] : [createWarningResult(SUBJECT, NO_DELIVERY_MESSAGE)]),
    ...(difference === undefined ? [] : [createWarningResult(SUBJECT, difference)]),
  ];
}

const createSampleResult = (shopMode: Config['shopMode']): CheckResult =>
  shopMode === 'live'
    ? createErrorResult(SUBJECT, SAMPLE_FACTS_MESSAGE)
    : createWarningResult(SUBJECT, `To take real orders: ${SAMPLE_FACTS_MESSAGE}`);
