import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** Goes back, or to `fallback` in a tab without history. */
export function BackButton({ fallback = paths.home }: { fallback?: string }) {
  const navigate = useNavigate();
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(fallback));
  return (
    <Button variant="quiet" size="small" onClick={goBack}>
      <Icon name="arrowLeft" size={18} />
      Back
    </Button>
  );
}
