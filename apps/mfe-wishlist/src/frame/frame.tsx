import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@tivara/contracts';
import { Heading, RecordText, Swatch, cx, useSlides } from '@tivara/ui';
import { Slides, type SlideImage } from './slides';
import { useInView } from './use-in-view';
import styles from './frame.module.css';

interface Props {
  name: string;
  material: string;
  colour: { name: string; code: string | undefined };
  /** The product page in this colour; null if the product is unavailable. */
  path: string | null;
  pictures: SlideImage[];
  eager: boolean;
  paused: boolean;
  /** Shown below the colour. */
  note?: string | undefined;
  /** An icon button. */
  action: ReactNode;
}

/** An eyewear frame in one colour, with a slideshow of its pictures. */
export function Frame({
  name,
  material,
  colour,
  path,
  pictures,
  eager,
  paused,
  note,
  action,
}: Props) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const slides = useSlides({
    count: pictures.length,
    intervalMs: LIMITS.wishlistIntervalMs,
    paused: paused || !inView,
  });
  const title = frameTitle(name, colour.name);
  const slideshow = (
    <Slides
      pictures={pictures}
      current={slides.current}
      preloadNext={slides.playing}
      eager={eager}
    />
  );
  return (
    <>
      <div ref={ref} className={cx(styles.tile, !path && styles.unavailable)} {...slides.hold}>
        {path ? (
          <Link to={path} className={styles.pictures} aria-label={title} tabIndex={-1}>
            {slideshow}
          </Link>
        ) : (
          <div className={styles.pictures}>{slideshow}</div>
        )}
        {pictures.length > 1 && (
          <div className={styles.pickers} role="group" aria-label={`Pictures of ${title}`}>
            {pictures.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.picker}
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-current={index === slides.current || undefined}
                onClick={() => slides.show(index)}
              />
            ))}
          </div>
        )}
      </div>
      <div className={styles.caption}>
        <div>
          <Heading size="2xs">{path ? <Link to={path}>{name}</Link> : name}</Heading>
          <p className={styles.meta}>
            <RecordText>{material}</RecordText>
          </p>
          <p className={styles.colour}>
            {colour.code && <Swatch code={colour.code} size="sm" />}
            <RecordText>{colour.name}</RecordText>
          </p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
    </>
  );
}

/** "TV-104 Meridian in gold" */
export const frameTitle = (name: string, colour: string): string =>
  `${name} in ${colour.toLowerCase()}`;

export const framePath = (productId: number, colour: string): string =>
  `/product/${productId}?${new URLSearchParams({ color: colour })}`;
