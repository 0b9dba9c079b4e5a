import styles from '../room.module.css';

export type WallStep = 'corners' | 'furniture';

const STEP_LABELS: Readonly<Record<WallStep, string>> = { corners: 'Wall corners', furniture: 'Furniture in front' };
const STEPS: readonly WallStep[] = ['corners', 'furniture'];

type WallStepsProps = { step: WallStep; onChoose: (step: WallStep) => void };

/** Chooses what a finger on the photo does. */
export function WallSteps({ step, onChoose }: WallStepsProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Mark on the photo</legend>
      {STEPS.map((value) => (
        <label key={value}>
          <input type="radio" name="wall-step" checked={value === step} onChange={() => onChoose(value)} />
          {STEP_LABELS[value]}
        </label>
      ))}
    </fieldset>
  );
}
