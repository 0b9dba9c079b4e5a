import { type ContentKey, isPolicyKey } from '#contract/content/content-keys.ts';
import { toPolicyVersion } from '#contract/content/policy-versions.ts';

/** For policies, returns the version number that customers read. */
export function formatVersion(key: ContentKey, publishedNumber: number): string {
  const version = `Version ${isPolicyKey(key) ? toPolicyVersion(publishedNumber) : publishedNumber}`;
  if (publishedNumber > 0) return version;
  return isPolicyKey(key) ? `${version}, as shipped` : 'As shipped';
}
