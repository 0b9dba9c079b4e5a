import { useLocation } from 'react-router';

/** Returns the address of the list that linked here, with its filters; by default `list`. */
export function useListAddress(list: string): string {
  const state: unknown = useLocation().state;
  const isFromList = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
  return isFromList ? (state.list as string) : list;
}
