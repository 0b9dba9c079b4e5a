import { paths } from '#contract/paths.ts';
import { PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { buildPrivacySections } from '#storefront/features/policies/privacy-content.tsx';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';

export const privacyPolicyPage: PageModule = {
  Page: PrivacyPolicyPage,
  head: () => ({
    title: 'Privacy Policy',
    description: 'What we know about you, how we use it, how long we keep it, and the choices you have.',
    canonicalPath: paths.privacyPolicy,
  }),
};

function PrivacyPolicyPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      head={
        <PolicyHead
          title="Privacy Policy"
          lead={`What ${shop.legalName} knows about you, how we use it, and the choices you have.`}
        />
      }
      sections={buildPrivacySections(shop)}
      end={<ButtonLink to={paths.contact}>Contact Us</ButtonLink>}
    />
  );
}
