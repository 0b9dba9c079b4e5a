import { useLocation } from 'react-router';

/** The address of the list that led here, with its filters; without one, `list`. */
export function useListAddress(list: string): string {
  const state: unknown = useLocation().state;
  const isFromList = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
  return isFromList ? (state.list as string) : list;
}
