import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

type IconProps = {
  name: IconName;
  /** Pixels; strokes stay 1.5 px at the default size. */
  size?: number;
  filled?: boolean;
};

/** Always decorative: the control around it carries the name. Lines and ends are drawn by `.icon`: a listing has a hundred. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg className={filled ? 'icon icon-filled' : 'icon'} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
