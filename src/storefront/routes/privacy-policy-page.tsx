import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { PolicyArticle, PolicyHead } from '../features/policies/policy-article.tsx';
import { privacySections } from '../features/policies/privacy-content.tsx';
import { useShopFacts } from '../state/shop-slice.ts';

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
