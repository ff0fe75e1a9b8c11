import type { FragmentModule } from '@tivara/contracts';
import { Card } from './card';

const ProductCard: FragmentModule<'catalogue/card'>['default'] = ({ product, preview }) => (
  <Card product={product} heading="h3" sizes="320px" eager {...(preview && { preview })} />
);

export default ProductCard;
