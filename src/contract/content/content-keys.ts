/** The documents that the shop's owner can edit, and what the shop's pages get of them. */
import type { CollectionsContent } from './collections-content.ts';
import type { HomeContent } from './home-content.ts';
import type { PolicyContent } from './policy-content.ts';

export const CONTENT_KEYS = ['home', 'collections', 'policy-terms', 'policy-privacy', 'policy-returns'] as const;
export type ContentKey = (typeof CONTENT_KEYS)[number];

export type ContentDocuments = {
  readonly home: HomeContent;
  readonly collections: CollectionsContent;
  readonly 'policy-terms': PolicyContent;
  readonly 'policy-privacy': PolicyContent;
  readonly 'policy-returns': PolicyContent;
};

/** What the shop shows of a document. */
export type PublishedContent<Key extends ContentKey = ContentKey> = {
  readonly content: ContentDocuments[Key];
  /** How often it was published; 0 is the shipped content. */
  readonly number: number;
  /** Null for the shipped content. */
  readonly publishedAt: string | null;
};

export type ReadContent = <Key extends ContentKey>(key: Key) => PublishedContent<Key>;

/** Always on the shop's own origin, also if `API_HOST` names another. */
export const getContentUrl = (key: ContentKey): string => `/content/${key}.json`;
