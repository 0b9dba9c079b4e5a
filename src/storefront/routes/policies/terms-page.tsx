import { paths } from '#contract/paths.ts';
import { loadPolicy, PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';
import { getIndexing } from './policy-indexing.ts';

/** Loads the version that the address asks for. */
export const loadTerms = (search: URLSearchParams) => loadPolicy('policy-terms', search);

export const termsPage: PageModule = {
  Page: TermsPage,
  head: ({ search }) => ({
    title: 'Terms of Use',
    description: 'Our terms for selling in India, with our legal name, address and Grievance Officer.',
    ...getIndexing(paths.terms, search),
  }),
};

function TermsPage() {
  return (
    <PolicyArticle
      policyKey="policy-terms"
      path={paths.terms}
      renderHead={(lead) => <PolicyHead title="Terms of Use" lead={lead} />}
      end={
        <ButtonLink to={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      }
    />
  );
}
