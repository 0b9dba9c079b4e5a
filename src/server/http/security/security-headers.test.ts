import { describe, expect, it } from 'vitest';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { buildSecurityHeaders } from './security-headers.ts';

const provider = {
  CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_MODE: 'production',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  CASHFREE_WEBHOOK_SECRETS: 'hook',
};

describe('security headers', () => {
  it('allow the payment provider', () => {
    const policy = buildSecurityHeaders(createTestConfig(provider)).pages['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://sdk.cashfree.com;");
    expect(policy).toContain("form-action 'self' https://api.cashfree.com https://payments.cashfree.com;");
    expect(policy).toContain(
      'frame-src https://api.cashfree.com https://payments.cashfree.com https://sdk.cashfree.com;',
    );
    const sandbox = buildSecurityHeaders(createTestConfig({ ...provider, CASHFREE_MODE: 'sandbox' })).pages[
      'content-security-policy'
    ];
    expect(sandbox).toContain('https://payments-test.cashfree.com');
  });

  it('include HSTS only for an https shop', () => {
    expect(buildSecurityHeaders(createTestConfig()).pages).not.toHaveProperty('strict-transport-security');
    const headers = buildSecurityHeaders(createTestConfig({ PUBLIC_ORIGIN: 'https://shop.example' }));
    expect(headers.api['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('allow inline scripts only in development', () => {
    const getScriptSources = (isDevelopment: boolean) =>
      /script-src [^;]+/.exec(
        buildSecurityHeaders(createTestConfig(), { isDevelopment }).pages['content-security-policy'] ?? '',
      )?.[0];
    expect(getScriptSources(false)).not.toContain('unsafe');
    expect(getScriptSources(true)).toContain("'unsafe-inline'");
  });
});
