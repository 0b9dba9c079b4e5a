import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import type { PageModule } from '../route.ts';

export const unsubscribedPage: PageModule = {
  Page: UnsubscribedPage,
  head: () => ({ title: 'News stopped', description: 'You get no more news by email.', isIndexed: false }),
};

function UnsubscribedPage() {
  return (
    <div className="container">
      <StatusMessage
        headingLevel="h1"
        title="You won't get news by email any more"
        text="If you change your mind, log in and choose it again under My data."
        action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
      />
    </div>
  );
}
