import { Link } from 'react-router-dom';
import { LIMITS, type Product } from '@tivara/contracts';
import styles from './breadcrumb.module.css';

export const Breadcrumb = ({ product }: { product: Product }) => (
  <nav aria-label="Breadcrumb" className={styles.crumbs}>
    <Link to="/product">Products</Link>
    <span aria-hidden="true">/</span>
    <Link to={`/collections/${product.collection_id}`}>{product.collection_name}</Link>
    <span aria-hidden="true">/</span>
    <span aria-current="page" className={styles.current}>
      {product.product_name.slice(0, LIMITS.cardName)}
    </span>
  </nav>
);
