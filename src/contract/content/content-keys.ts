/** The documents that the shop's owner can edit, and their published form for the shop's pages. */
import type { CollectionsContent } from './collections-content.ts';
import type { HomeContent } from './home-content.ts';
import type { PolicyContent } from './policy-content.ts';

export const POLICY_KEYS = ['policy-terms', 'policy-privacy', 'policy-returns'] as const;
export type PolicyKey = (typeof POLICY_KEYS)[number];
export const isPolicyKey = (key: string): key is PolicyKey => POLICY_KEYS.some((policy) => policy === key);

export const CONTENT_KEYS = ['home', 'collections', ...POLICY_KEYS] as const;
export type ContentKey = (typeof CONTENT_KEYS)[number];

export type ContentDocuments = {
  readonly home: HomeContent;
  readonly collections: CollectionsContent;
  readonly 'policy-terms': PolicyContent;
  readonly 'policy-privacy': PolicyContent;
  readonly 'policy-returns': PolicyContent;
};

export type AnyContent = ContentDocuments[ContentKey];

/** The published version of a document. */
export type PublishedContent<Key extends ContentKey = ContentKey> = {
  readonly content: ContentDocuments[Key];
  /** How often it was published; 0 is the shipped content. */
  readonly number: number;
  /** Null for the content that this release ships. */
  readonly publishedAt: string | null;
  /** The note of the person who published it. */
  readonly note?: string;
  /** Only policies have it: the versions before the one in force, newest first. */
  readonly earlier?: readonly EarlierVersion[];
  /** Only earlier versions have it: the time when the next one came into force. */
  readonly replacedAt?: string;
};

export type EarlierVersion = Required<Pick<PublishedContent, 'number' | 'publishedAt' | 'replacedAt'>>;

/** @param number an earlier version of a policy; the one in force if there is no such version */
export type ReadContent = <Key extends ContentKey>(key: Key, number?: number) => PublishedContent<Key>;

/** Always on the shop's own origin, also if `API_HOST` names another. */
export const getContentUrl = (key: ContentKey, number?: number): string =>
  number === undefined ? `/content/${key}.json` : `/content/${key}/${number}.json`;
