import { useState } from 'react';
import { msg, useTexts } from '@tivara/state';
import { Icon, Spinner, TextLink, icons } from '@tivara/ui';
import type { Position } from './position';
import styles from './near-me.module.css';

interface Props {
  onFound: (position: Position) => void;
  active: boolean;
}

export function NearMe({ onFound, active }: Props) {
  const t = useTexts();
  const { locate, isLocating, problem } = usePosition(onFound);
  return (
    <div className={styles.near}>
      <span className={styles.line}>
        {isLocating ? <Spinner /> : <Icon path={icons.pin} />}
        <TextLink
          render={<button type="button" />}
          aria-disabled={isLocating || undefined}
          onClick={() => isLocating || locate()}
        >
          {t('Stores near me')}
        </TextLink>
        <span className={styles.privacy}>
          {t(
            'Your location is rounded to about a kilometre, used only for this search and never stored.',
          )}
        </span>
      </span>
      <p role="status" className={styles.problem}>
        {isLocating
          ? t('Finding your location')
          : t(problem) || (active && t('Showing the nearest stores first.'))}
      </p>
    </div>
  );
}

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

const ERROR_MESSAGES: Readonly<Record<number, string>> = {
  1: msg('Location access is blocked. Allow it for this site, or search by city or pincode.'),
  2: msg('Couldn’t find your location. Search by city or pincode.'),
  3: msg('Finding your location took too long. Try again, or search by city or pincode.'),
};
const UNSUPPORTED = msg(
  'Your browser doesn’t share your location. Search by city or pincode instead.',
);

/** Requests the position only when `locate` is called; passes it on rounded and doesn't store it. */
function usePosition(onFound: Props['onFound']) {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState('');

  function locate() {
    setProblem('');
    if (!('geolocation' in navigator)) return setProblem(UNSUPPORTED);
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        onFound({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
      },
      ({ code }) => {
        setIsLocating(false);
        setProblem(ERROR_MESSAGES[code] ?? UNSUPPORTED);
      },
      OPTIONS,
    );
  }
  return { locate, isLocating, problem };
}

/** To about a kilometre: enough to sort by, and all that leaves the browser. */
const rounded = (degrees: number): number => Number(degrees.toFixed(2));
