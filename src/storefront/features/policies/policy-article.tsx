import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PolicyKey, PublishedContent } from '#contract/content/content-keys.ts';
import { readVersionParameter } from '#contract/content/policy-versions.ts';
import { selectContent, selectHasContentFailed } from '#storefront/state/content/content-slice.ts';
import { loadContent } from '#storefront/state/content/load-content.ts';
import { useAppDispatch, useAppSelector, useShopFacts } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import styles from './policy-article.module.css';
import { formatPolicyLine, renderPolicyLine, renderPolicyText } from './policy-text.tsx';
import { PolicyVersion } from './policy-version.tsx';

/** Loads the version that the address asks for. */
export const loadPolicy = (key: PolicyKey, search: URLSearchParams) => loadContent(key, readVersionParameter(search));

type PolicyArticleProps = {
  policyKey: PolicyKey;
  path: string;
  /** Shows the title with this lead. */
  renderHead: (lead: ReactNode) => ReactNode;
  /** After the last section. */
  end: ReactNode;
};

/** Shows a table of contents beside the sections. */
export function PolicyArticle({ policyKey, path, renderHead, end }: PolicyArticleProps) {
  const shop = useShopFacts();
  const search = new URLSearchParams(useLocation().search);
  const policy = useAppSelector((state) => selectContent(state, policyKey, readVersionParameter(search)));
  return (
    <article>
      {renderHead(policy && renderPolicyLine(policy.content.lead, shop))}
      {policy ? <Columns policy={policy} path={path} end={end} /> : <Missing policyKey={policyKey} search={search} />}
    </article>
  );
}

type ColumnsProps = Pick<PolicyArticleProps, 'path' | 'end'> & { policy: PublishedContent<PolicyKey> };

function Columns({ policy, path, end }: ColumnsProps) {
  const shop = useShopFacts();
  const sections = policy.content.sections.map((section) => ({
    ...section,
    title: formatPolicyLine(section.title, shop),
  }));
  return (
    <div className={`container ${styles.columns}`}>
      <Contents sections={sections} />
      <div className={styles.text}>
        <PolicyVersion policy={policy} path={path} />
        {sections.map(({ id, title, text }) => (
          <section key={id} className={styles.section}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {renderPolicyText(text, shop)}
          </section>
        ))}
        <div className={styles.end}>{end}</div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className={styles.contents} aria-label="Contents" data-print="hide">
      <p className="eyebrow">Contents</p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Until it is loaded after navigation in the browser. */
function Missing({ policyKey, search }: { policyKey: PolicyKey; search: URLSearchParams }) {
  const dispatch = useAppDispatch();
  const hasFailed = useAppSelector((state) => selectHasContentFailed(state, policyKey, readVersionParameter(search)));
  if (!hasFailed) return <LoadingText>Loading ...</LoadingText>;
  return (
    <div role="alert">
      <StatusMessage
        title="We couldn't load this page."
        text="Please check your connection."
        action={<Button onClick={() => void dispatch(loadPolicy(policyKey, search))}>Try again</Button>}
      />
    </div>
  );
}

export function PolicyHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className="container">
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  );
}
