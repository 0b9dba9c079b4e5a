import { useState } from 'react';
import type { ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import { paths } from '#contract/paths.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { PagePreview } from '#desk/elements/preview/page-preview.tsx';
import { CollectionChoice } from './collections/collection-choice.tsx';
import { useContent, useContentPreview } from './content-queries.ts';

/** The page of the shop that shows the document. */
const ADDRESSES: Readonly<Record<ContentKey, string>> = {
  home: paths.home,
  collections: paths.category('wallpaper'),
  'policy-terms': paths.terms,
  'policy-privacy': paths.privacyPolicy,
  'policy-returns': paths.returnPolicy,
};

export function ContentPreview({ contentKey }: { contentKey: ContentKey }) {
  const [address, setAddress] = useState(ADDRESSES[contentKey]);
  const { data: document } = useContent(contentKey);
  return (
    <PagePreview
      query={useContentPreview(contentKey, address)}
      back={{ to: deskPaths.contentEditor(contentKey) }}
      note={document && (document.draft ? DRAFT : UNCHANGED)}
      frameTitle={`Preview: ${contentKinds[contentKey].name}`}
      missing="Page not found"
      choice={contentKey === 'collections' && <CollectionChoice value={address} onChange={setAddress} />}
    />
  );
}

const DRAFT = "This is a draft: customers don't see it yet.";
const UNCHANGED = 'There are no unpublished changes: customers see this page.';
