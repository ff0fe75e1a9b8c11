import { useEffect, useState, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { LIMITS, type Composition } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { fetchReleases, findPieces, sumByTeam, type Piece, type ReleasesByTeam } from './measure';
import styles from './boundaries.module.css';

/** Lower pieces wear their tag outside. (px) */
const SMALL = 60;

/** Draws every piece's outline, owner, version, size and load time over the page. @returns what shows and hides it */
export async function showBoundaries(composition: Composition): Promise<() => void> {
  const releases = await fetchReleases(composition);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Boundaries releases={releases} />);
  return () => {
    place.hidden = !place.hidden;
  };
}

function Boundaries({ releases }: { releases: ReleasesByTeam }) {
  const pieces = usePieces(releases);
  const teams = sumByTeam(pieces, releases);
  const total = teams.reduce((sum, { bytes }) => sum + bytes, 0);
  const budget = LIMITS.pageCodeBytes;
  return (
    <>
      {pieces.map((piece, at) => (
        <Outline key={at} piece={piece} />
      ))}
      <aside className={styles['legend']} aria-label="Boundaries">
        <header className={styles['head']}>
          <h2 className={styles['title']}>Boundaries</h2>
          <span>
            <kbd className={styles['key']}>B</kbd> hides
          </span>
        </header>
        <dl className={styles['teams']}>
          {teams.map(({ team, pieces: count, bytes }) => (
            <div key={team} className={styles['team']} style={hueOf(team)}>
              <dt>{team}</dt>
              <dd>{count === 1 ? '1 piece' : `${count} pieces`}</dd>
              <dd>{kilobytes(bytes)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['total']}>
          Code on this page
          <b>
            {kilobytes(total)} of {kilobytes(budget)}
          </b>
        </p>
        <progress className={styles['bar']} max={budget} value={total} aria-hidden="true" />
      </aside>
    </>
  );
}

function Outline({ piece }: { piece: Piece }) {
  const { id, team, name, owner, version, bytes, loaded, box, first } = piece;
  const small = box.height < SMALL && team !== 'shell';
  const atRight = box.left > innerWidth * 0.7 && box.width < innerWidth * 0.3;
  return (
    <div
      className={cx(
        styles['outline'],
        id === 'shell/header' && styles['header'],
        small && styles['small'],
        atRight && styles['right'],
      )}
      style={{ ...box, ...hueOf(team) }}
    >
      {first && (
        <span className={styles['tag']} title={`Team ${owner}`}>
          <b>{team}</b> {name}
          <i>{version}</i>
          <em>{kilobytes(bytes)}</em>
          {loaded !== null && <em>{Math.round(loaded)} ms</em>}
        </span>
      )}
    </div>
  );
}

/** Measured anew whenever the page changes its form. */
function usePieces(releases: ReleasesByTeam): Piece[] {
  const [pieces, setPieces] = useState(() => findPieces(releases));
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPieces(findPieces(releases)));
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
  }, [releases]);
  return pieces;
}

/** The team's colour, or ink for a team that has none. */
const hueOf = (team: string) =>
  ({ '--hue': `var(--team-${team}, var(--color-ink))` }) as CSSProperties;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
