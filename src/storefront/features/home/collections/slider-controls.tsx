import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './slider-controls.module.css';
import type { Rotation } from './use-rotation.ts';

type SliderControlsProps = { labels: readonly string[]; rotation: Rotation };

export function SliderControls({ labels, rotation }: SliderControlsProps) {
  const { index, isPlaying, isRunning, goTo, setPlaying } = rotation;
  return (
    <div className={classNames(styles.controls, isRunning && styles.running)}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        iconSize={20}
        label={isPlaying ? 'Pause slides' : 'Play slides'}
        onClick={() => setPlaying(!isPlaying)}
      />
      <fieldset className={styles.dots}>
        <legend className="visually-hidden">Choose a slide</legend>
        {labels.map((label, slide) => (
          <button
            key={label}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${slide + 1}: ${label}`}
            aria-current={slide === index}
            onClick={() => goTo(slide)}
          />
        ))}
      </fieldset>
    </div>
  );
}
