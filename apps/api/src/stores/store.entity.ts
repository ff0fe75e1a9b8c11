import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('store')
export class Store {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 160 }) name: string;
  @Column({ type: 'varchar', length: 300 }) address: string;
  @Column({ type: 'varchar', length: 120 }) locality: string;
  @Column({ type: 'varchar', length: 120 }) city: string;
  /** Six digits. */
  @Index('IX_store_pincode')
  @Column({ type: 'varchar', length: 6 })
  pincode: string;
  @Column({ type: 'varchar', length: 120, default: '' }) state: string;
  @Column({ type: 'varchar', length: 120, default: '' }) subcity: string;
  @Column({ type: 'varchar', length: 160, default: '' }) bpName: string;
  @Column({ type: 'varchar', length: 40, default: '' }) number: string;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;

  // What searches and sorting read; made by storeKeys().
  @Column({ type: 'varchar', length: 640 }) nameKey: string;
  @Column({ type: 'varchar', length: 1200 }) addressKey: string;
  @Index('IX_store_locality_key')
  @Column({ type: 'varchar', length: 480 })
  localityKey: string;
  @Index('IX_store_city_key')
  @Column({ type: 'varchar', length: 480 })
  cityKey: string;
  @Column({ type: 'varchar', length: 480 }) stateKey: string;
  @Column({ type: 'varchar', length: 480 }) subcityKey: string;
  @Column({ type: 'varchar', length: 640 }) bpNameKey: string;
}
