import { PolicyArticle } from '#storefront/features/policies/policy-article.tsx';
import { buildReturnMailto, buildReturnSections, ReturnHero } from '#storefront/features/policies/return-content.tsx';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';

export function ReturnPolicyPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      head={
        <ReturnHero
          title="Return Policy"
          lead="What you can return, by when and how. If something arrives broken or wrong, tell us the same day."
        />
      }
      sections={buildReturnSections(shop)}
      end={<ButtonLink to={buildReturnMailto(shop)}>Start a Return</ButtonLink>}
    />
  );
}
