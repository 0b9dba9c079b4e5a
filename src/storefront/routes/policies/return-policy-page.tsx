import { paths } from '#contract/paths.ts';
import { PolicyArticle } from '#storefront/features/policies/policy-article.tsx';
import { buildReturnMailto, buildReturnSections, ReturnHero } from '#storefront/features/policies/return-content.tsx';
import pictures from '#storefront/pictures/pictures.json';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';

export const returnPolicyPage: PageModule = {
  Page: ReturnPolicyPage,
  head: () => ({
    title: 'Return Policy',
    description:
      'Returns and exchanges within 15 days, what to do if something arrives damaged, and where to send your parcel.',
    canonicalPath: paths.returnPolicy,
    ...(import.meta.env.SSR && { crawlers: { image: pictures['return-hero'] } }),
  }),
};

function ReturnPolicyPage() {
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
