import type { ReactNode } from 'react';
import type { Product } from '@tivara/contracts';
import { RecordText } from '@tivara/ui';
import styles from './facts.module.css';

export const Facts = ({ product }: { product: Product }) => (
  <dl className={styles.facts}>
    <Fact name="Size">{product.size} mm lens width</Fact>
    <Fact name="Category">
      <RecordText>{product.category_name}</RecordText>
    </Fact>
    <Fact name="Material">
      <RecordText>{product.material_name}</RecordText>
    </Fact>
    <Fact name="Collection">{product.collection_name}</Fact>
    <Fact name="Finishing">
      <RecordText>{product.finishing_name}</RecordText>
    </Fact>
    <Fact name="Frame type">{product.frame_type_name}</Fact>
    <Fact name="Shape">{product.shape_name}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
