import { paths } from '#contract/paths.ts';
import { PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';
import { getIndexing } from './policy-indexing.ts';

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
