import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Store } from './store.entity.js';

/** What a search by words looks through: a table of its own, as going through the stores' wide rows would cost four times as much. */
@Entity('store_text')
export class StoreText {
  @PrimaryColumn({ type: 'int' }) storeId: number;
  /** Name, address, locality and city, a line each; made by storeTextKey(). */
  @Column({ type: 'varchar', length: 2803 }) searchKey: string;

  @OneToOne(() => Store, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'store_id', foreignKeyConstraintName: 'FK_store_text_store' })
  store?: Relation<Store>;
}
