import { ButtonLink } from '#ui/actions/button-link.tsx';
import { PolicyArticle } from '../features/policies/policy-article.tsx';
import { returnSections } from '../features/policies/return-content.tsx';
import { ReturnHero } from '../features/policies/return-hero.tsx';
import { startReturnHref } from '../features/policies/start-return.ts';
import { useShopFacts } from '../state/shop-slice.ts';

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
      end={<ButtonLink to={startReturnHref(shop)}>Start a Return</ButtonLink>}
    />
  );
}
