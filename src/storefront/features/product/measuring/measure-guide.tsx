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
const LOAD_FAILED_MESSAGE = "We couldn't load the guide. Please check your connection and try again.";

export function MeasureGuide({ category }: { category: MeasuredCategory }) {
  const [isOpen, setIsOpen] = useState(false);
  const { module: Steps, hasFailed } = useOnDemand(loadSteps, isOpen);
  return (
    <>
      <div className={styles.opener}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon name="ruler" size={18} />
          How to measure
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="How to measure">
        {isOpen && Steps && <Steps category={category} />}
        {isOpen && !Steps && !hasFailed && <LoadingText>Loading ...</LoadingText>}
        {hasFailed && <p role="alert">{LOAD_FAILED_MESSAGE}</p>}
      </Dialog>
    </>
  );
}
