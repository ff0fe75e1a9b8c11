import { useWatch, type Control } from 'react-hook-form';
import {
  REFERENCES,
  referenceId,
  referenceName,
  type Product,
  type ReferenceField,
} from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { ErrorState, Skeleton } from '@tivara/ui';
import type { Lists } from './lists';
import { nameIn, slotsOf, writeValues, type ProductValues } from './values';
import styles from './product-form.module.css';

export function CardPreview({ control, lists }: { control: Control<ProductValues>; lists: Lists }) {
  const values = useWatch({ control, compute: (all: ProductValues) => all });
  return (
    <section aria-labelledby="card-preview" className={styles.preview}>
      <h2 id="card-preview" className={styles.title}>
        As the shopper sees it
      </h2>
      <div className={styles.card}>
        <Remote
          id="catalogue/card"
          props={{ product: productOf(values, lists), preview: true }}
          fallback={<Skeleton shape="tile" className={styles.waiting} />}
          failed={(retry) => (
            <ErrorState size="small" title="Couldn’t load the card" onRetry={retry} />
          )}
        />
      </div>
      <p className={styles.help}>Changes as you type. Hover or press to see the second picture.</p>
    </section>
  );
}

function productOf(values: ProductValues, lists: Lists): Product {
  return {
    product_id: 0,
    version: 0,
    product_name: values.name.trim() || 'Name',
    product_description: values.product_description,
    ...(Object.fromEntries(
      REFERENCES.map(({ field, label }) => [
        referenceName(field),
        nameIn(lists[field], values[referenceId(field)]) || label.toUpperCase(),
      ]),
    ) as Record<`${ReferenceField}_name`, string>),
    collection_id: Number(values.collection_id),
    ...writeValues(values),
    colors: slotsOf(values).flatMap(({ color, pictures }, index) => {
      const known = lists.colors.find(({ color_name }) => color_name === color);
      if (!known) return [];
      return {
        ...known,
        gtin: null,
        product_color_id: index,
        images: pictures.flatMap(({ picture }, at) =>
          picture?.widths
            ? {
                width: 0,
                height: 0,
                squares: [],
                formats: [],
                ...picture,
                widths: picture.widths,
                alt: `${values.name}, view ${at + 1}`,
                image_id: at,
                image_url: picture.url,
              }
            : [],
        ),
      };
    }),
  };
}
