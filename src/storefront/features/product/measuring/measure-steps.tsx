import { MEASURE_GUIDES, type MeasuredCategory } from './measure-content.ts';
import styles from './measure-steps.module.css';

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

/** SVG paths of the measured item; all categories share the arrows. */
const OUTLINES: Readonly<Record<MeasuredCategory, string>> = {
  wallpaper:
    'M40 30h180v120H40zM40 138h180M70 30v108M100 30v108M130 30v108M160 30v108M190 30v108M55 60c6-8 0-14 0-20M55 110c6-8 0-14 0-20M85 85c6-8 0-14 0-20M115 60c6-8 0-14 0-20M115 110c6-8 0-14 0-20M145 85c6-8 0-14 0-20M175 60c6-8 0-14 0-20M175 110c6-8 0-14 0-20M205 85c6-8 0-14 0-20',
  curtains:
    'M34 34h192M30 30a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM230 30a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM90 52h80v74H90zM130 52v74M90 89h80M46 34c-2 40 2 80-4 116h40c4-30-2-60 6-116M56 36c0 40 2 80-2 114M68 36c-2 40 2 80 0 114M214 34c2 40-2 80 4 116h-40c-4-30 2-60-6-116M204 36c0 40-2 80 2 114M192 36c2 40-2 80 0 114',
  blinds:
    'M40 30h180v120H40zM52 42h156v96H52zM56 42h148v10H56zM62 52h136v58H62zM62 66h136M62 80h136M62 94h136M62 110h136v5H62zM192 52v44M189 96h6v8h-6zM44 142h172',
  fabrics:
    'M40 42h180v96H40zM40 42c-10 0-10 14 0 14M220 42c10 0 10 14 0 14M40 56h180M58 76h10M92 76h10M126 76h10M160 76h10M194 76h10M75 96h10M109 96h10M143 96h10M177 96h10M58 116h10M92 116h10M126 116h10M160 116h10M194 116h10',
};

function MeasureDrawing({ category }: { category: MeasuredCategory }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 260 190" role="img" aria-label="Where to measure width and height">
      <path className={styles.outline} d={OUTLINES[category]} />
      <path className={styles.arrow} d="M40 168h180M46 163l-6 5 6 5M214 163l6 5-6 5" />
      <path className={styles.arrow} d="M18 30v120M13 36l5-6 5 6M13 144l5 6 5-6" />
      <text className={styles.label} x="130" y="184" textAnchor="middle">
        width
      </text>
      <text className={styles.label} x="8" y="90" textAnchor="middle" transform="rotate(-90 8 90)">
        height
      </text>
    </svg>
  );
}
