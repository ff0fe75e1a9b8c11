import { Link } from 'react-router-dom';
import { LIMITS, type WishlistItem } from '@tivara/contracts';
import { Heading, IconButton, RecordText, Swatch, useSlides } from '@tivara/ui';
import { Slides } from './slides';
import styles from './saved-item.module.css';

interface Props {
  item: WishlistItem;
  /** The colour's code, where it is known. */
  code: string | undefined;
  eager: boolean;
  paused: boolean;
  onRemove: () => void;
}

/** One saved colour of a product. */
export function SavedItem({ item, code, eager, paused, onRemove }: Props) {
  const { product_id, product_name, material_name, selected_color, images } = item;
  const slides = useSlides({
    count: images.length,
    intervalMs: LIMITS.wishlistIntervalMs,
    paused,
  });
  const path = `/product/${product_id}?${new URLSearchParams({ color: selected_color.color_name })}`;
  const name = `${product_name} in ${selected_color.color_name.toLowerCase()}`;
  return (
    <li>
      <div className={styles['plate']} {...slides.hold}>
        <Link to={path} className={styles['pictures']} aria-label={name} tabIndex={-1}>
          <Slides urls={images} current={slides.current} eager={eager} />
        </Link>
        {images.length > 1 && (
          <div className={styles['lines']} role="group" aria-label={`Pictures of ${name}`}>
            {images.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles['line']}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-current={index === slides.current || undefined}
                onClick={() => slides.show(index)}
              />
            ))}
          </div>
        )}
      </div>
      <div className={styles['caption']}>
        <div>
          <Heading size="2xs">
            <Link to={path}>{product_name}</Link>
          </Heading>
          <p className={styles['meta']}>
            <RecordText>{material_name}</RecordText>
          </p>
          <p className={styles['colour']}>
            {code && <Swatch code={code} size="sm" />}
            <RecordText>{selected_color.color_name}</RecordText>
          </p>
        </div>
        <IconButton
          icon="close"
          label={`Remove ${name}`}
          onClick={onRemove}
          className={styles['remove']}
          data-remove=""
        />
      </div>
    </li>
  );
}
