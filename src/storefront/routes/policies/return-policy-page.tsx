import { PolicyArticle } from '#storefront/features/policies/policy-article.tsx';
import { returnSections } from '#storefront/features/policies/return-content.tsx';
import { ReturnHero } from '#storefront/features/policies/return-hero.tsx';
import { buildReturnMailto } from '#storefront/features/policies/start-return.ts';
import { useShopFacts } from '#storefront/state/shop-slice.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';

export function ReturnPolicyPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      head={
        <ReturnHero
          title="Return Policy"
          lead="What you can send back, until when, and how. If something arrived broken or wrong, tell us on the same day."
        />
      }
      sections={returnSections(shop)}
      end={<ButtonLink to={buildReturnMailto(shop)}>Start a Return</ButtonLink>}
    />
  );
}
