import { describe } from 'vitest';
import { createSdkClient, testProviderContract } from '../support/payments/provider-contract.ts';

const { CASHFREE_SANDBOX_CLIENT_ID: id, CASHFREE_SANDBOX_CLIENT_SECRET: secret } = process.env;

describe('the real sandbox follows the same contract as the simulator', () => {
  if (!id || !secret) throw new Error('Set CASHFREE_SANDBOX_CLIENT_ID and CASHFREE_SANDBOX_CLIENT_SECRET.');
  testProviderContract(() => createSdkClient('https://sandbox.cashfree.com/pg', id, secret));
});
