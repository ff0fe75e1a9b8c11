import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@tivara/contracts';
import { Heading, RecordText, Swatch, cx, useSlides } from '@tivara/ui';
import { Slides, type Shot } from './slides';
import { useInView } from './use-in-view';
import styles from './frame.module.css';

interface Props {
  name: string;
  material: string;
  colour: { name: string; code: string | undefined };
  /** The product's page in this colour; null when there is none any more. */
  path: string | null;
  shots: Shot[];
  eager: boolean;
  /** Stopped by the visitor. */
  paused: boolean;
  /** Said under the colour. */
  note?: string | undefined;
  /** A bare icon beside the words. */
  action: ReactNode;
}

/** One colour of a product: its pictures in turn, and what it is. */
export function Frame({ name, material, colour, path, shots, eager, paused, note, action }: Props) {
  const { place, inView } = useInView<HTMLDivElement>();
  const slides = useSlides({
    count: shots.length,
    intervalMs: LIMITS.wishlistIntervalMs,
    paused: paused || !inView,
  });
  const title = frameTitle(name, colour.name);
  const pictures = (
    <Slides shots={shots} current={slides.current} ahead={slides.playing} eager={eager} />
  );
  return (
    <>
      <div ref={place} className={cx(styles['plate'], !path && styles['gone'])} {...slides.hold}>
        {path ? (
          <Link to={path} className={styles['pictures']} aria-label={title} tabIndex={-1}>
            {pictures}
          </Link>
        ) : (
          <div className={styles['pictures']}>{pictures}</div>
        )}
        {shots.length > 1 && (
          <div className={styles['lines']} role="group" aria-label={`Pictures of ${title}`}>
            {shots.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles['line']}
                aria-label={`Picture ${index + 1} of ${shots.length}`}
                aria-current={index === slides.current || undefined}
                onClick={() => slides.show(index)}
              />
            ))}
          </div>
        )}
      </div>
      <div className={styles['caption']}>
        <div>
          <Heading size="2xs">{path ? <Link to={path}>{name}</Link> : name}</Heading>
          <p className={styles['meta']}>
            <RecordText>{material}</RecordText>
          </p>
          <p className={styles['colour']}>
            {colour.code && <Swatch code={colour.code} size="sm" />}
            <RecordText>{colour.name}</RecordText>
          </p>
          {note && <p className={styles['note']}>{note}</p>}
        </div>
        <div className={styles['action']}>{action}</div>
      </div>
    </>
  );
}

/** How a frame is called where one name must say it all. */
export const frameTitle = (name: string, colour: string): string =>
  `${name} in ${colour.toLowerCase()}`;

export const framePath = (productId: number, colour: string): string =>
  `/product/${productId}?${new URLSearchParams({ color: colour })}`;
