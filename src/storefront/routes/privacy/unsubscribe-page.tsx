import { Button } from '#ui/actions/button.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import type { PageModule } from '../route.ts';

export const unsubscribePage: PageModule = {
  Page: UnsubscribePage,
  head: () => ({ title: 'Stop news by email', description: 'Stop news and offers by email.', isIndexed: false }),
};

/**
 * The link in marketing email leads here. The form posts to the page's own address, which names the consent; the server
 * withdraws it (`unsubscribe-route.ts`).
 */
function UnsubscribePage() {
  return (
    <div className="container">
      <StatusMessage
        headingLevel="h1"
        title="Stop news by email?"
        text="You'll get no more emails about new patterns and offers. Emails about your account and orders still come."
        action={
          <form method="post">
            <Button type="submit">Stop these emails</Button>
          </form>
        }
      />
    </div>
  );
}
