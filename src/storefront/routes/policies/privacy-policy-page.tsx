import { paths } from '#contract/paths.ts';
import { loadPolicy, PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';
import { getIndexing } from './policy-indexing.ts';

/** Loads the version that the address asks for. */
export const loadPrivacyPolicy = (search: URLSearchParams) => loadPolicy('policy-privacy', search);

export const privacyPolicyPage: PageModule = {
  Page: PrivacyPolicyPage,
  head: ({ search }) => ({
    title: 'Privacy Policy',
    description: 'What we know about you, how we use it, how long we keep it, and the choices you have.',
    ...getIndexing(paths.privacyPolicy, search),
  }),
};

function PrivacyPolicyPage() {
  return (
    <PolicyArticle
      policyKey="policy-privacy"
      path={paths.privacyPolicy}
      renderHead={(lead) => <PolicyHead title="Privacy Policy" lead={lead} />}
      end={<ButtonLink to={paths.contact}>Contact Us</ButtonLink>}
    />
  );
}
