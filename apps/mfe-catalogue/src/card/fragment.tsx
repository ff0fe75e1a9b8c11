import type { FragmentModule } from '@tivara/contracts';
import { Card } from './card';

/** The card as a fragment for other remotes. */
const ProductCard: FragmentModule<'catalogue/card'>['default'] = ({ product, preview }) => (
  <Card product={product} heading="h3" sizes="320px" eager {...(preview && { preview })} />
);

export default ProductCard;
