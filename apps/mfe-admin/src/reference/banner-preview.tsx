import { useWatch } from 'react-hook-form';
import { Heading, Picture } from '@tivara/ui';
import { hasRenditions } from '../shared/form/pictures/picture-item';
import type { FieldsProps } from './reference-form';
import styles from './reference.module.css';

/** The banner of the collection's page, scaled down from 1440 or 390 pixels. */
export function BannerPreview({ control }: Pick<FieldsProps, 'control'>) {
  const [name, [item]] = useWatch({ control, name: ['name', 'pictures'] });
  const picture = item?.picture;
  return (
    <figure className={styles.wide}>
      <figcaption className={styles.label}>As the shopper sees it</figcaption>
      <div className={styles.banner}>
        {picture && hasRenditions(picture) && (
          <Picture picture={picture} sizes="46rem" alt="" className={styles.cover} />
        )}
        <Heading as="p" size="lg" className={styles.bannerTitle}>
          <bdi>{name.trim() || 'Collection name'}</bdi>
        </Heading>
      </div>
    </figure>
  );
}
