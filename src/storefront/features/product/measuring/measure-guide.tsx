import { useState } from 'react';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { MeasuredCategory } from './measure-content.ts';
import styles from './measure-guide.module.css';

/** Copy and drawings load on demand. */
const loadSteps = async () => (await import('./measure-steps.tsx')).MeasureSteps;
const GUIDE_MISSING = 'The guide could not be loaded. Please check your connection and try again.';

export function MeasureGuide({ category }: { category: MeasuredCategory }) {
  const [isOpen, setOpen] = useState(false);
  const { part: Steps, hasFailed } = useOnDemand(loadSteps, isOpen);
  return (
    <>
      <div className={styles.opener}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="ruler" size={18} />
          How to measure
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="How to measure">
        {isOpen && Steps && <Steps category={category} />}
        {isOpen && !Steps && !hasFailed && <LoadingText>Loading ...</LoadingText>}
        {hasFailed && <p role="alert">{GUIDE_MISSING}</p>}
      </Dialog>
    </>
  );
}
