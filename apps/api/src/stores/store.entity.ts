import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('store')
@Index('IX_store_city', ['cityKey', 'latitude', 'longitude'])
@Index('IX_store_place', ['latitude', 'longitude'])
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
  @Index('IX_store_number')
  @Column({ type: 'varchar', length: 40, default: '' })
  number: string;
  /** Degrees; both or neither. */
  @Column({ type: 'double', nullable: true }) latitude: number | null;
  @Column({ type: 'double', nullable: true }) longitude: number | null;
  /** OpeningHours as JSON. */
  @Column({ type: 'text', nullable: true }) openingHours: string | null;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;

  // What searches and sorting read; made by storeKeys().
  @Index('IX_store_name_key')
  @Column({ type: 'varchar', length: 640 })
  nameKey: string;
  @Column({ type: 'varchar', length: 1200 }) addressKey: string;
  /** The beginning of addressKey: the whole is longer than an index of MySQL may be. */
  @Index('IX_store_address_sort')
  @Column({ type: 'varchar', length: 255, default: '' })
  addressSort: string;
  @Index('IX_store_locality_key')
  @Column({ type: 'varchar', length: 480 })
  localityKey: string;
  @Index('IX_store_city_key')
  @Column({ type: 'varchar', length: 480 })
  cityKey: string;
  @Index('IX_store_state_key')
  @Column({ type: 'varchar', length: 480 })
  stateKey: string;
  @Index('IX_store_subcity_key')
  @Column({ type: 'varchar', length: 480 })
  subcityKey: string;
  @Index('IX_store_bp_name_key')
  @Column({ type: 'varchar', length: 640 })
  bpNameKey: string;
}
