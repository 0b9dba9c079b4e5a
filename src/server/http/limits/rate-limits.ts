import type { RateLimitName } from '#contract/endpoint.ts';

export type RateLimit = { readonly max: number; readonly windowMs: number };

const MINUTE_MS = 60_000;

/** Requests per minute and client (D-28). */
const PER_MINUTE: Record<RateLimitName, number> = { registration: 10, signIn: 30, form: 5, createOrder: 20, api: 600 };

export function getRateLimit(name: RateLimitName, factor: number): RateLimit {
  return { max: Math.max(1, Math.round(PER_MINUTE[name] * factor)), windowMs: MINUTE_MS };
}
