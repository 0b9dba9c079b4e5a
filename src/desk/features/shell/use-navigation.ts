import { useCan } from '#desk/api/session.ts';
import { NAVIGATION, type NavigationEntry } from './navigation-entries.ts';

/** The pages that this person's role includes. */
export function useNavigation(): readonly NavigationEntry[] {
  const can = useCan();
  return NAVIGATION.filter(({ permission }) => can(permission));
}
