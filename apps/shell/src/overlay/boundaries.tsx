import { useEffect, useState, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { LIMITS, type Composition } from '@tivara/contracts';
import type { Federation } from '@tivara/federation';
import { cx } from '@tivara/ui';
import { fetchReleases, findBoundaries, findFailures, sumByTeam } from './measure';
import type { Boundary, ReleasesByTeam } from './measure';
import styles from './boundaries.module.css';

/** Lower boxes have their tag outside. (px) */
const SMALL = 60;

/** Outlines every page and fragment with its owner, version, size and load time. @returns what shows and hides the overlay */
export async function showBoundaries(
  composition: Composition,
  federation: Federation,
): Promise<() => void> {
  const releases = await fetchReleases(composition);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<Boundaries releases={releases} federation={federation} />);
  return () => {
    container.hidden = !container.hidden;
  };
}

interface Props {
  releases: ReleasesByTeam;
  federation: Federation;
}

function Boundaries({ releases, federation }: Props) {
  const { boundaries, failures } = useMeasured({ releases, federation });
  const teams = sumByTeam(boundaries);
  const total = teams.reduce((sum, { bytes }) => sum + bytes, 0);
  const budget = LIMITS.pageCodeBytes;
  return (
    <>
      {boundaries.map((boundary, at) => (
        <Outline key={at} boundary={boundary} />
      ))}
      <aside className={styles.legend} aria-label="Boundaries">
        <header className={styles.head}>
          <h2 className={styles.title}>Boundaries</h2>
          <span>
            <kbd className={styles.key}>B</kbd> hides
          </span>
        </header>
        <dl className={styles.teams}>
          {teams.map(({ team, count, bytes }) => (
            <div key={team} className={styles.team} style={hueOf(team)}>
              <dt>{team}</dt>
              <dd>{count === 1 ? '1 boundary' : `${count} boundaries`}</dd>
              <dd>{kilobytes(bytes)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.total}>
          Code on this page
          <b>
            {kilobytes(total)} of {kilobytes(budget)}
          </b>
        </p>
        <progress className={styles.bar} max={budget} value={total} aria-hidden="true" />
        {failures.map((failure) => (
          <p key={failure} className={styles.failure}>
            {failure}
          </p>
        ))}
      </aside>
    </>
  );
}

function Outline({ boundary }: { boundary: Boundary }) {
  const { id, team, name, release, bytes, loadMs, box, first } = boundary;
  const small = box.height < SMALL && team !== 'shell';
  const atRight = box.left > innerWidth * 0.7 && box.width < innerWidth * 0.3;
  return (
    <div
      className={cx(
        styles.outline,
        id === 'shell/header' && styles.header,
        small && styles.small,
        atRight && styles.right,
      )}
      style={{ ...box, ...hueOf(team) }}
    >
      {first && (
        <span className={styles.tag} title={`Team ${release.owner}`}>
          <b>{team}</b> {name}
          <i>{release.version}</i>
          <em>{kilobytes(bytes)}</em>
          {loadMs !== null && <em>{Math.round(loadMs)} ms</em>}
        </span>
      )}
    </div>
  );
}

function useMeasured({ releases, federation }: Props) {
  const [boundaries, setBoundaries] = useState(() => findBoundaries(releases));
  const [failures, setFailures] = useState<string[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setBoundaries(findBoundaries(releases));
        void findFailures(federation).then(setFailures);
      });
    };
    const root = document.getElementById('root') as HTMLElement;
    const changes = new MutationObserver(measure);
    changes.observe(root, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(root);
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('resize', measure);
    };
  }, [releases, federation]);
  return { boundaries, failures };
}

/** The team's colour, or ink for a team that has none. */
const hueOf = (team: string) =>
  ({ '--hue': `var(--team-${team}, var(--color-ink))` }) as CSSProperties;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
