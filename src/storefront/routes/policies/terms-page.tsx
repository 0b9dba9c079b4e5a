import { paths } from '#contract/paths.ts';
import { PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { termsSections } from '#storefront/features/policies/terms-content.tsx';
import { useShopFacts } from '#storefront/state/shop-slice.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';

export function TermsPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      head={
        <PolicyHead
          title="Terms of Use"
          lead={`What applies between you and ${shop.legalName} when you look around, write to us or order here, in plain words.`}
        />
      }
      sections={termsSections(shop)}
      end={
        <ButtonLink to={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      }
    />
  );
}
