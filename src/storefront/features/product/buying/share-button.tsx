import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from '../product-panel.module.css';

/** Shares a link to the current configuration. */
export function ShareButton({ product, queryPairs }: ProductConfigurator) {
  const origin = useAppSelector((state) => state.shop.publicOrigin);
  const [shared, setShared] = useState<{ url: string; result: ShareResult }>();
  const query = new URLSearchParams([...queryPairs]).toString();
  const url = origin + paths.product(product.id) + (query && `?${query}`);
  const share = async () => setShared({ url, result: await shareLink({ title: product.title, url }) });
  const result = shared?.url === url ? shared.result : undefined;
  return (
    <>
      <IconButton icon="share" label="Share" onClick={() => void share()} />
      <span role="status" className={styles.shared}>
        {result === 'copied' && 'Link copied'}
      </span>
      <Dialog open={result === 'unavailable'} onClose={() => setShared(undefined)} title="Share this product">
        <Field label="Copy this link">
          {(control) => <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />}
        </Field>
      </Dialog>
    </>
  );
}

type ShareResult = 'shared' | 'copied' | 'cancelled' | 'unavailable';

/** Opens the browser's share sheet, or copies the link where there is none. */
async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'unavailable';
  }
}
