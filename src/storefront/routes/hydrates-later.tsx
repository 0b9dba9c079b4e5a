import { type ReactNode, Suspense, useEffect, useState } from 'react';

type Part = { isHydrated: boolean };

const waitingParts = new Set<Part>();

function updateMark(): void {
  document.documentElement.toggleAttribute('data-hydrated', waitingParts.size === 0);
}

/** Marks the document once the page and its parts are hydrated. Browser tests and benches wait for it. */
export const useHydrationMark = (): void => useEffect(updateMark, []);

/** A part of a served page that hydrates on its own, or first if it is clicked: shorter tasks on slow phones. */
export function HydratesLater({ children }: { children: ReactNode }) {
  const [part] = useState<Part>({ isHydrated: false });
  useEffect(() => {
    if (!part.isHydrated) waitingParts.add(part);
    return () => void waitingParts.delete(part);
  }, [part]);
  return (
    <Suspense>
      <HydratedSign part={part} />
      {children}
    </Suspense>
  );
}

function HydratedSign({ part }: { part: Part }) {
  useEffect(() => {
    part.isHydrated = true;
    if (waitingParts.delete(part)) updateMark();
  }, [part]);
  return null;
}
