import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { cardName, productPath } from '@tivara/contracts';
import type { Product, SitemapContext, SitemapEntry } from '@tivara/contracts';
import { useApi, useTexts } from '@tivara/state';
import { productQuery } from '../products/product-api';
import { Gallery } from './components/gallery';
import { Info } from './components/info';
import { RecentlyViewed } from './recently-viewed/recently-viewed';
import { Related } from './related';
import { useColour } from './use-colour';
import styles from './page.module.css';

export { load } from './load';
export { head } from './head';

export async function sitemapEntries({ api, signal }: SitemapContext): Promise<SitemapEntry[]> {
  const ids = await api('/api/products/ids', { signal });
  return ids.map((id) => ({ path: `/product/${id}` }));
}

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

const Breadcrumb = ({ product }: { product: Product }) => {
  const t = useTexts();
  return (
    <nav aria-label={t('Breadcrumb')} className={styles.crumbs}>
      <Link to="/product">{t('Products')}</Link>
      <span aria-hidden="true">/</span>
      <Link to={`/collections/${product.collection_id}`}>{product.collection_name}</Link>
      <span aria-hidden="true">/</span>
      <span aria-current="page" className={styles.current}>
        {cardName(product.product_name)}
      </span>
    </nav>
  );
};
