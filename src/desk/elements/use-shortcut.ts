import { useEffect, useEffectEvent } from 'react';

const SWITCH = 'desk-shortcuts';

/** Single-key shortcuts disturb speech input, so they can be switched off. */
export const areShortcutsOn = (): boolean => localStorage.getItem(SWITCH) !== 'off';
export const switchShortcuts = (isOn: boolean): void => localStorage.setItem(SWITCH, isOn ? 'on' : 'off');

/** Runs an action when the key is pressed outside of fields and dialogs. */
export function useShortcut(key: string, run: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!areShortcutsOn()) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog[open]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
