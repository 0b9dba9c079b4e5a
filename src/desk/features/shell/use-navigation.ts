import { useCan } from '#desk/api/session.ts';
import { NAVIGATION, type NavigationEntry } from './navigation-entries.ts';

/** Returns the pages that the person's role permits. */
export function useNavigation(): readonly NavigationEntry[] {
  const can = useCan();
  return NAVIGATION.filter(({ permission }) => can(permission));
}
