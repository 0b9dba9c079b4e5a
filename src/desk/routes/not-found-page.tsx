import { deskPaths } from '#desk/api/desk-paths.ts';
import { usePageTitle } from '#desk/elements/page-head.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';

export default function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <StatusMessage
      title="Page not found"
      headingLevel="h1"
      action={
        <ButtonLink variant="secondary" to={deskPaths.today}>
          Go to Today
        </ButtonLink>
      }
    />
  );
}
