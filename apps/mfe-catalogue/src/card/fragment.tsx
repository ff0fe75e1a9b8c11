import type { FragmentModule } from '@tivara/contracts';
import { Card } from './card';

/** The catalogue's card in other people's pages. */
const ProductCard: FragmentModule<'catalogue/card'>['default'] = ({ product, preview }) => (
  <Card product={product} heading="h3" sizes="320px" eager {...(preview && { preview })} />
);

export default ProductCard;
