import { Button } from '#ui/actions/button.tsx';

/** `totalId`: the element that says the sum. Whoever hears the button hears the sum with it. */
export function PayButton({ isPaying, totalId }: { isPaying: boolean; totalId?: string }) {
  return (
    <Button type="submit" wide busy={isPaying} busyLabel="Processing…" aria-describedby={totalId}>
      Pay Securely
    </Button>
  );
}
