import { useParams } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@tivara/state';
import { productQuery } from '../products/api';
import { Breadcrumb } from './components/breadcrumb';
import { Gallery } from './components/gallery';
import { Info } from './components/info';
import { Related } from './components/related';
import { useColour } from './use-colour';
import styles from './page.module.css';

export { load } from './load';
export { head } from './head';
export { addresses } from './addresses';

export default function Page() {
  const { product_id = '' } = useParams();
  return <Detail key={product_id} id={product_id} />;
}

function Detail({ id }: { id: string }) {
  const product = useSuspenseQuery(productQuery(useApi(), id)).data;
  const [chosen, choose] = useColour(product);
  const colour = product.colors[chosen];
  return (
    <>
      <Breadcrumb product={product} />
      <section className={styles['product']}>
        {colour && <Gallery key={colour.color_name} colour={colour} />}
        <Info product={product} chosen={chosen} onChoose={choose} />
      </section>
      <Related product={product} />
    </>
  );
}
