import type { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

type IconProps = {
  name: IconName;
  /** Pixels; strokes stay 1.5 px at the default size. */
  size?: number;
  isFilled?: boolean;
};

/** Decorative: the surrounding control has the accessible name. Strokes are styled by `.icon` in `styles/global.css`; the drawing is in the sprite. */
export function Icon({ name, size = 24, isFilled = false }: IconProps) {
  return (
    <svg className={isFilled ? 'icon icon-filled' : 'icon'} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
