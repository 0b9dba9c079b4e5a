import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';

type CopyButtonProps = { text: string; label: string };

/** The button itself shows the result. The clipboard exists only in secure contexts. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('Copied');
    } catch {
      setResult('Select the text to copy it');
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void copy()}>
      <span aria-live="polite">{result ?? label}</span>
    </Button>
  );
}
