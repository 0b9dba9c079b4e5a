import { useState } from 'react';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useProduct, useProductPreview } from '#desk/api/products.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './product-preview.module.css';

type Screen = { label: string; width: number; height: number };
const SCREENS: readonly [Screen, ...Screen[]] = [
  { label: 'Phone', width: 390, height: 844 },
  { label: 'Tablet', width: 768, height: 1024 },
  { label: 'Desktop', width: 1440, height: 900 },
];

/** The widest that this window can show in its own size. */
const findOwnScreen = (): Screen => SCREENS.findLast(({ width }) => width <= window.innerWidth) ?? SCREENS[0];

function describeContent({ draft, state }: DeskProduct): string {
  if (draft) return 'This is a draft: customers don’t see it yet.';
  return state === 'published'
    ? 'There are no unpublished changes: customers see this page.'
    : `There are no unpublished changes. The product is ${state}, so customers don’t see this page.`;
}

/** The product page of the shop with the draft. */
export function ProductPreview({ id }: { id: string }) {
  const preview = useProductPreview(id);
  const { data: product } = useProduct(id);
  const list = useListAddress(deskPaths.products);
  const [width, setWidth] = useState(() => findOwnScreen().width);
  const screen = SCREENS.find((other) => other.width === width) ?? SCREENS[0];
  return (
    <>
      <BackLink to={deskPaths.product(id)} state={{ list }}>
        Back to the editor
      </BackLink>
      <PageHead title="Preview" />
      <p className={styles.bar}>
        <Icon name="eye" size={20} />
        <span>{product && describeContent(product)} Buttons and links do nothing here.</span>
      </p>
      <div className={styles.tools}>
        <fieldset className={styles.screens}>
          <legend className="visually-hidden">Screen</legend>
          {SCREENS.map((option) => (
            <label key={option.width}>
              <input
                type="radio"
                name="screen"
                checked={option.width === width}
                onChange={() => setWidth(option.width)}
              />
              <span>
                {option.label} {option.width}
              </span>
            </label>
          ))}
        </fieldset>
        <Button
          variant="secondary"
          size="small"
          isBusy={preview.isFetching}
          busyLabel="Loading…"
          onClick={() => void preview.refetch()}
        >
          Reload
        </Button>
      </div>
      <QueryView query={preview} loading="Drawing the page…" missing="There is no such product">
        {({ html }) => <PreviewFrame html={html} width={screen.width} height={screen.height} />}
      </QueryView>
    </>
  );
}
