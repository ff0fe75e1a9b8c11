import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, type Picture as PictureData, type ProductImage } from '@tivara/contracts';
import { useTexts, type Texts } from '@tivara/state';
import { Heading, Picture, RecordText, Swatch, cx, useSlides } from '@tivara/ui';
import styles from './frame.module.css';

/** A catalogue picture, or the URL stored with the item as a fallback. */
export type SlideImage = PictureData | string;

interface Props {
  name: string;
  material: string;
  colour: { name: string; code: string | undefined };
  /** The product page in this colour; null if the product is unavailable. */
  path: string | null;
  pictures: SlideImage[];
  eager: boolean;
  paused: boolean;
  note?: string | undefined;
  action: ReactNode;
}

/** An eyewear frame in one colour, with a slideshow of its pictures. */
export function Frame(props: Props) {
  const { name, material, colour, path, pictures, eager, paused, note, action } = props;
  const t = useTexts();
  const { ref, inView } = useInView();
  const { current, playing, hold, show } = useSlides({
    count: pictures.length,
    intervalMs: LIMITS.wishlistIntervalMs,
    paused: paused || !inView,
  });
  const title = frameTitle(t, name, colour.name);
  const slides = <Slides {...{ pictures, current, eager }} preloadNext={playing} />;
  return (
    <>
      <div ref={ref} className={cx(styles.tile, !path && styles.unavailable)} {...hold}>
        {path ? (
          <Link to={path} className={styles.pictures} aria-label={title} tabIndex={-1}>
            {slides}
          </Link>
        ) : (
          <div className={styles.pictures}>{slides}</div>
        )}
        {pictures.length > 1 && (
          <div
            className={styles.pickers}
            role="group"
            aria-label={t('Pictures of {name}', { name: title })}
          >
            {pictures.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.picker}
                aria-label={t('Picture {number} of {count}', {
                  number: index + 1,
                  count: pictures.length,
                })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
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
          <p className={cx(styles.meta, styles.colour)}>
            {colour.code && <Swatch code={colour.code} size="sm" />}
            <RecordText>{colour.name}</RecordText>
          </p>
          {note && <p className={cx(styles.meta, styles.note)}>{note}</p>}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
    </>
  );
}

/** Three columns on desktop, one on phones. */
const SIZES = '(max-width: 767.98px) 100vw, (min-width: 1920px) 640px, 33vw';

interface SlidesProps extends Pick<Props, 'pictures' | 'eager'> {
  current: number;
  preloadNext: boolean;
}

/** Loads each picture shortly before it is shown. Decorative: the caption names the frame. */
function Slides({ pictures, current, preloadNext, eager }: SlidesProps) {
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  const loaded = pictures.slice(0, Math.max(furthest, preloadNext ? current + 1 : current) + 1);
  return loaded.map((picture, index) => (
    <div key={index} className={cx(styles.slide, index === current && styles.current)}>
      {typeof picture === 'string' ? (
        <img
          src={picture}
          alt=""
          width={1200}
          height={800}
          loading={eager && index === 0 ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.image}
        />
      ) : (
        <Picture picture={picture} sizes={SIZES} alt="" eager={eager && index === 0} />
      )}
    </div>
  ));
}

function useInView() {
  const ref = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, inView };
}

/** "TV-104 Meridian in gold" */
export const frameTitle = (t: Texts, name: string, colour: string): string =>
  t('{name} in {colour}', { name, colour: colour.toLowerCase() });

export const framePath = (productId: number, colour: string): string =>
  `/product/${productId}?${new URLSearchParams({ color: colour })}`;

/** (SPEC 9) */
const PICTURES_PER_COLOUR = 3;

export const picturesOf = (images: ProductImage[]): PictureData[] =>
  images
    .slice(0, PICTURES_PER_COLOUR)
    .map(({ image_url, ...picture }) => ({ ...picture, url: image_url }));
