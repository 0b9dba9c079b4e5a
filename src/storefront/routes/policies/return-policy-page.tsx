import { paths } from '#contract/paths.ts';
import { loadPolicy, PolicyArticle } from '#storefront/features/policies/policy-article.tsx';
import { buildReturnMailto, ReturnHero } from '#storefront/features/policies/return-hero.tsx';
import pictures from '#storefront/pictures/pictures.json';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { PageModule } from '../route.ts';
import { getIndexing } from './policy-indexing.ts';

/** Loads the version that the address asks for. */
export const loadReturnPolicy = (search: URLSearchParams) => loadPolicy('policy-returns', search);

export const returnPolicyPage: PageModule = {
  Page: ReturnPolicyPage,
  head: ({ search }) => ({
    title: 'Return Policy',
    description:
      'Returns and exchanges within 15 days, what to do if something arrives damaged, and where to send your parcel.',
    ...getIndexing(paths.returnPolicy, search),
    ...(import.meta.env.SSR && { crawlers: { image: pictures['return-hero'] } }),
  }),
};

function ReturnPolicyPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      policyKey="policy-returns"
      path={paths.returnPolicy}
      renderHead={(lead) => <ReturnHero title="Return Policy" lead={lead} />}
      end={<ButtonLink to={buildReturnMailto(shop)}>Start a Return</ButtonLink>}
    />
  );
}
