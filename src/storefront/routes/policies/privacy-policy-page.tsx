import { paths } from '#contract/paths.ts';
import { PolicyArticle, PolicyHead } from '#storefront/features/policies/policy-article.tsx';
import { privacySections } from '#storefront/features/policies/privacy-content.tsx';
import { useShopFacts } from '#storefront/state/shop-slice.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';

export function PrivacyPolicyPage() {
  const shop = useShopFacts();
  return (
    <PolicyArticle
      head={
        <PolicyHead
          title="Privacy Policy"
          lead={`What ${shop.legalName} learns about you, what it is used for, and how you decide about it.`}
        />
      }
      sections={privacySections(shop)}
      end={<ButtonLink to={paths.contact}>Contact Us</ButtonLink>}
    />
  );
}
