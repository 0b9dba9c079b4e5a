import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import type { MeasuredCategory } from './measure-content.ts';
import styles from './measure-guide.module.css';

/** Words and drawings come when they are asked for. */
const MeasureSteps = lazy(async () => ({ default: (await import('./measure-steps.tsx')).MeasureSteps }));

export function MeasureGuide({ category }: { category: MeasuredCategory }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.opener}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="ruler" size={18} />
          How to measure
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="How to measure">
        {isOpen && (
          <Suspense fallback={<LoadingText>Loading ...</LoadingText>}>
            <MeasureSteps category={category} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
