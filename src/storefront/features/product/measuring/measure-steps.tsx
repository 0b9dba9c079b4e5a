import { MEASURE_GUIDES, type MeasuredCategory } from './measure-content.ts';
import { MeasureDrawing } from './measure-drawing.tsx';
import styles from './measure-guide.module.css';

export function MeasureSteps({ category }: { category: MeasuredCategory }) {
  const { lead, steps } = MEASURE_GUIDES[category];
  return (
    <div className={styles.guide}>
      <MeasureDrawing category={category} />
      <p>{lead}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
