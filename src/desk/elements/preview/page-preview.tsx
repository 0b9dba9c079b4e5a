import { type ReactNode, useState } from 'react';
import { BackLink } from '#desk/elements/back-link.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './page-preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

type Screen = { label: string; width: number; height: number };
const SCREENS: readonly [Screen, ...Screen[]] = [
  { label: 'Phone', width: 390, height: 844 },
  { label: 'Tablet', width: 768, height: 1024 },
  { label: 'Desktop', width: 1440, height: 900 },
];

/** Finds the widest screen that fits the window unscaled. */
const findOwnScreen = (): Screen => SCREENS.findLast(({ width }) => width <= window.innerWidth) ?? SCREENS[0];

type PagePreviewProps = {
  query: {
    readonly data: { html: string } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Link to the editor. */
  back: { readonly to: string; readonly state?: unknown };
  /** Says whether customers see it; undefined until loaded. */
  note: string | undefined;
  /** Title of the frame, such as 'Preview of the product page'. */
  frameTitle: string;
  /** Shown after a 404. */
  missing: string;
  /** A control that chooses among several pages. */
  choice?: ReactNode;
};

/** Shows a page of the shop with the draft. */
export function PagePreview({ query, back, note, frameTitle, missing, choice }: PagePreviewProps) {
  const [width, setWidth] = useState(() => findOwnScreen().width);
  const screen = SCREENS.find((other) => other.width === width) ?? SCREENS[0];
  return (
    <>
      <BackLink {...back}>Back to the editor</BackLink>
      <PageHead title="Preview" />
      <p className={styles.bar}>
        <Icon name="eye" size={20} />
        <span>{note} Buttons and links do nothing here.</span>
      </p>
      {choice}
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
          isBusy={query.isFetching}
          busyLabel="Loading…"
          onClick={() => void query.refetch()}
        >
          Reload
        </Button>
      </div>
      <QueryView query={query} loading="Loading the preview…" missing={missing}>
        {({ html }) => <PreviewFrame title={frameTitle} html={html} width={screen.width} height={screen.height} />}
      </QueryView>
    </>
  );
}
