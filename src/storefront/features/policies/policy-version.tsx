import type { EarlierVersion, PolicyKey, PublishedContent } from '#contract/content/content-keys.ts';
import { getPolicySince, toPolicyVersion, VERSION_PARAMETER } from '#contract/content/policy-versions.ts';
import { formatIndiaDate } from '#domain/time/india-time.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './policy-article.module.css';

type PolicyVersionProps = { policy: PublishedContent<PolicyKey>; path: string };

/** Which version this is, what changed with it, and the way to the others. */
export function PolicyVersion({ policy, path }: PolicyVersionProps) {
  const { number, publishedAt, note, replacedAt, earlier = [] } = policy;
  const since = formatIndiaDate(getPolicySince(publishedAt));
  return (
    <div className={styles.version}>
      {replacedAt === undefined ? (
        <p>
          Version {toPolicyVersion(number)}, in force since {since}
        </p>
      ) : (
        <p>
          <strong>This is an earlier version.</strong> {formatPeriod({ number, publishedAt, replacedAt })}.{' '}
          <Link to={path}>Read the version in force</Link>
        </p>
      )}
      {note && <p>What changed: {note}</p>}
      {replacedAt === undefined && earlier.length > 0 && (
        <details data-print="hide">
          <summary>Earlier versions</summary>
          <ul>
            {earlier.map((version) => (
              <li key={version.number}>
                <Link to={`${path}?${VERSION_PARAMETER}=${toPolicyVersion(version.number)}`}>
                  {formatPeriod(version)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const formatPeriod = ({ number, publishedAt, replacedAt }: EarlierVersion): string =>
  `Version ${toPolicyVersion(number)}, in force from ${formatIndiaDate(getPolicySince(publishedAt))} to ${formatIndiaDate(replacedAt)}`;
