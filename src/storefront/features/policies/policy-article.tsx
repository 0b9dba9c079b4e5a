import type { ReactNode } from 'react';
import styles from './policy-article.module.css';

type PolicyArticleProps = {
  sections: readonly PolicySection[];
  /** Title and lead, or a hero. */
  head: ReactNode;
  /** After the last section. */
  end: ReactNode;
};

/** Shows a table of contents beside the sections. */
export function PolicyArticle({ sections, head, end }: PolicyArticleProps) {
  return (
    <article>
      {head}
      <div className={`container ${styles.columns}`}>
        <Contents sections={sections} />
        <div className={styles.text}>
          {sections.map(({ id, title, body }) => (
            <section key={id} className={styles.section}>
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
              {body}
            </section>
          ))}
          <div className={styles.end}>{end}</div>
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
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

export type PolicySection = {
  /** The URL fragment. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};
