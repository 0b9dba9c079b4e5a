import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';

/** Served without scripts when the server renders too many pages at once (D-42). */
export function BusyPage() {
  return (
    <StatusMessage
      headingLevel="h1"
      title="The shop is very busy right now"
      text="Many people are visiting at the same moment. Please try again in a few seconds. Your cart and account are safe."
      action={
        <>
          {/* An empty address is the one the visitor asked for. */}
          <ButtonLink to="">Try again</ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    />
  );
}
