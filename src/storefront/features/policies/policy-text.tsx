import type { ReactNode } from 'react';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { PolicyFact, PolicyInsert } from '#domain/policies/policy-parts.ts';
import { type PolicyBlock, type PolicyInline, parsePolicyLine, parsePolicyText } from '#domain/policies/policy-text.ts';
import { formatAddressLines } from '#domain/shell/contact-details.ts';
import { RETURN_WITHIN_DAYS } from '#domain/shell/policy-figures.ts';
import { Link } from '#ui/actions/link.tsx';
import { BusinessFacts, GrievanceOfficer, renderMailLink, renderPhoneLink } from './business-facts.tsx';
import { ContactCard, Guarantee } from './return-cards.tsx';

/** The text of a section, in the notation of policies. */
export const renderPolicyText = (text: string, shop: ShopFacts): ReactNode =>
  parsePolicyText(text).map((block, index) => renderBlock(block, index, shop));

export const renderPolicyLine = (line: string, shop: ShopFacts): ReactNode => renderParts(parsePolicyLine(line), shop);

/** For titles, which are also links. */
export const formatPolicyLine = (line: string, shop: ShopFacts): string => formatParts(parsePolicyLine(line), shop);

const formatParts = (parts: readonly PolicyInline[], shop: ShopFacts): string =>
  parts
    .map((part) => {
      if (part.kind === 'fact') return getFact(part.name, shop);
      return part.kind === 'bold' ? formatParts(part.parts, shop) : part.text;
    })
    .join('');

function renderBlock(block: PolicyBlock, key: number, shop: ShopFacts): ReactNode {
  if (block.kind === 'insert') return <Insert key={key} name={block.name} shop={shop} />;
  if (block.kind === 'paragraph') return <p key={key}>{renderParts(block.line, shop)}</p>;
  const List = block.isNumbered ? 'ol' : 'ul';
  return <List key={key}>{block.items.map((item, index) => renderItem(item, index, shop))}</List>;
}

const renderItem = (item: readonly PolicyInline[], key: number, shop: ShopFacts): ReactNode => (
  <li key={key}>{renderParts(item, shop)}</li>
);

const renderParts = (parts: readonly PolicyInline[], shop: ShopFacts): ReactNode =>
  parts.map((part, index) => renderInline(part, index, shop));

function renderInline(part: PolicyInline, key: number, shop: ShopFacts): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <strong key={key}>{renderParts(part.parts, shop)}</strong>;
    case 'fact':
      return <Fact key={key} name={part.name} shop={shop} />;
    case 'link':
      return part.target.startsWith('/') ? (
        <Link key={key} to={part.target}>
          {part.text}
        </Link>
      ) : (
        <a key={key} href={part.target}>
          {part.text}
        </a>
      );
  }
}

const getFact = (name: PolicyFact, shop: ShopFacts): string => shop[name === 'shopName' ? 'name' : name];

function Fact({ name, shop }: { name: PolicyFact; shop: ShopFacts }) {
  const fact = getFact(name, shop);
  if (name === 'phone') return renderPhoneLink(fact);
  return name === 'email' || name === 'returnsEmail' ? renderMailLink(fact) : fact;
}

function Insert({ name, shop }: { name: PolicyInsert; shop: ShopFacts }) {
  switch (name) {
    case 'businessFacts':
      return <BusinessFacts shop={shop} />;
    case 'grievanceOfficer':
      return <GrievanceOfficer shop={shop} />;
    case 'guarantee':
      return <Guarantee days={RETURN_WITHIN_DAYS} />;
    case 'contactCard':
      return <ContactCard shop={shop} />;
    case 'returnAddress':
      return <ReturnAddress shop={shop} />;
  }
}

const ReturnAddress = ({ shop }: { shop: ShopFacts }) => (
  <address>
    {[`${shop.legalName}, Returns`, ...formatAddressLines(shop.address)].map((line) => (
      <span key={line}>
        {line}
        <br />
      </span>
    ))}
  </address>
);
