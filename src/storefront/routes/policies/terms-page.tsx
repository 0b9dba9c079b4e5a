import { paths } from '#contract/paths.ts';
import { PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { buildTermsSections } from '#storefront/features/policies/terms-content.tsx';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';

export const termsPage: PageModule = {
  Page: TermsPage,
  head: () => ({
    title: 'Terms of Use',
    description: 'Our terms for selling in India, with our legal name, address and Grievance Officer.',
    canonicalPath: paths.terms,
  }),
};

function TermsPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      head={
        <PolicyHead
          title="Terms of Use"
          lead={`The terms between you and ${shop.legalName} when you browse, write to us or order here, in plain words.`}
        />
      }
      sections={buildTermsSections(shop)}
      end={
        <ButtonLink to={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      }
    />
  );
}
