import { describe } from 'vitest';
import { contractOf, sdk } from '#tests/support/provider-contract.ts';

const { CASHFREE_SANDBOX_CLIENT_ID: id, CASHFREE_SANDBOX_CLIENT_SECRET: secret } = process.env;

describe('the real sandbox keeps the contract that the simulator keeps', () => {
  if (!id || !secret) throw new Error('Set CASHFREE_SANDBOX_CLIENT_ID and CASHFREE_SANDBOX_CLIENT_SECRET.');
  contractOf(() => sdk('https://sandbox.cashfree.com/pg', id, secret));
});
