import { Panel } from '#desk/elements/panel.tsx';
import { POLICY_FACTS, POLICY_FIGURES, POLICY_INSERTS } from '#domain/policies/policy-parts.ts';
import styles from './policies.module.css';

type Row = readonly [write: string, means: string];

const NOTATION: readonly Row[] = [
  ['a new line', 'a new paragraph'],
  ['- words', 'an item of a list'],
  ['1. words', 'an item of a numbered list'],
  ['**words**', 'bold words'],
  ['[words](/contact)', 'a link to a page of the shop, https://… or mailto:…'],
];
const toRows = (parts: Readonly<Record<string, string | number>>): Row[] =>
  Object.entries(parts).map(([name, means]) => [`{${name}}`, String(means)]);

const toFixedRows = (parts: Readonly<Record<string, string | number>>): Row[] =>
  Object.entries(parts).map(([name, value]) => [`{${name}}`, `is always ${value}`]);

const GROUPS: readonly { title: string; rows: readonly Row[] }[] = [
  { title: 'What you type', rows: NOTATION },
  { title: 'From the settings', rows: toRows(POLICY_FACTS) },
  { title: 'Fixed, whatever the settings say', rows: toFixedRows(POLICY_FIGURES) },
  { title: 'Parts of the page, each on its own line', rows: toRows(POLICY_INSERTS) },
];

/** Explains the notation of policies. */
export const NotationHelp = () => (
  <Panel title="How to write">
    <p className={styles.note}>
      Every line is a paragraph. Names in braces, such as {'{email}'}, become what the settings say. Some are fixed:
      {'{courtsCity}'} is always {POLICY_FIGURES.courtsCity}, so write your own city instead. Keep the fixed numbers:
      other pages show them too.
    </p>
    <details>
      <summary className={styles.summary}>Lists, links, bold words and names</summary>
      <div className={styles.groups}>
        {GROUPS.map(({ title, rows }) => (
          <div key={title}>
            <h3 className={styles.groupTitle}>{title}</h3>
            <dl className={styles.rows}>
              {rows.map(([write, means]) => (
                <div key={write}>
                  <dt>
                    <code>{write}</code>
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </details>
  </Panel>
);
