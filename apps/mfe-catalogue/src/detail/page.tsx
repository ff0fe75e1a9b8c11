import { useParams, useSearchParams } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@tivara/state';
import { productQuery } from '../products/api';
import { productPath } from '../products/paths';
import { Breadcrumb } from './components/breadcrumb';
import { Gallery } from './components/gallery';
import { Info } from './components/info';
import { Related } from './components/related';
import { RecentlyViewed } from './recently-viewed/recently-viewed';
import { useColour } from './use-colour';
import styles from './page.module.css';

export { load } from './load';
export { head } from './head';
export { sitemapEntries } from './sitemap-entries';

export default function Page() {
  const { product_id = '' } = useParams();
  return <Detail key={product_id} id={product_id} />;
}

function Detail({ id }: { id: string }) {
  const product = useSuspenseQuery(productQuery(useApi(), id)).data;
  const [chosen, choose] = useColour(product);
  const [params] = useSearchParams();
  const colour = product.colors[chosen];
  return (
    <>
      <Breadcrumb product={product} />
      <section className={styles.product}>
        {colour && (
          <Gallery
            key={colour.color_name}
            name={product.product_name}
            colour={colour}
            // Picture links work without JavaScript.
            first={Number(params.get('picture') ?? 1) - 1}
            path={productPath(product, chosen)}
          />
        )}
        <Info product={product} chosen={chosen} onChoose={choose} />
      </section>
      <Related product={product} />
      <RecentlyViewed id={product.product_id} />
    </>
  );
}
