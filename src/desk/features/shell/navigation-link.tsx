import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { NavigationEntry } from './navigation-entries.ts';

type NavigationLinkProps = { entry: NavigationEntry; isCurrent: boolean; className?: string | undefined };

export const NavigationLink = ({ entry, isCurrent, className }: NavigationLinkProps) => (
  <Link to={entry.to} className={className} aria-current={isCurrent ? 'page' : undefined}>
    <Icon name={entry.icon} size={20} />
    {entry.label}
  </Link>
);
