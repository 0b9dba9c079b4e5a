import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MEASURE_GUIDES, type MeasuredCategory } from './measure-content.ts';
import { MeasureDrawing } from './measure-drawing.tsx';
import styles from './measure-guide.module.css';

export function MeasureGuide({ category }: { category: MeasuredCategory }) {
  const [isOpen, setOpen] = useState(false);
  const { lead, steps } = MEASURE_GUIDES[category];
  return (
    <>
      <div className={styles.opener}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="ruler" size={18} />
          How to measure
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="How to measure">
        <div className={styles.guide}>
          <MeasureDrawing category={category} />
          <p>{lead}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </Dialog>
    </>
  );
}
