import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, ForeignKey } from 'typeorm';
import { RowVersion, Varchar } from '../platform/database/columns.js';

@Entity('store')
@Index('IX_store_city', ['cityKey', 'latitude', 'longitude'])
@Index('IX_store_place', ['latitude', 'longitude'])
export class Store {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(160) name: string;
  @Varchar(300) address: string;
  @Varchar(120) locality: string;
  @Varchar(120) city: string;
  @Index('IX_store_pincode') @Varchar(6) pincode: string;
  @Varchar(120, { default: '' }) state: string;
  @Varchar(120, { default: '' }) subcity: string;
  @Varchar(160, { default: '' }) bpName: string;
  @Index('IX_store_number') @Varchar(40, { default: '' }) number: string;
  @Varchar(254, { default: '' }) email: string;
  @Column({ type: 'double', nullable: true }) latitude: number | null;
  @Column({ type: 'double', nullable: true }) longitude: number | null;
  @Column({ type: 'text', nullable: true }) openingHours: string | null;
  @Column({ type: 'text', nullable: true }) holidays: string | null;
  @RowVersion() version: number;

  @Index('IX_store_name_key') @Varchar(640) nameKey: string;
  @Varchar(1200) addressKey: string;
  /** MySQL limits the length of indices. */
  @Index('IX_store_address_sort') @Varchar(255, { default: '' }) addressSort: string;
  @Index('IX_store_locality_key') @Varchar(480) localityKey: string;
  @Index('IX_store_city_key') @Varchar(480) cityKey: string;
  @Index('IX_store_state_key') @Varchar(480) stateKey: string;
  @Index('IX_store_subcity_key') @Varchar(480) subcityKey: string;
  @Index('IX_store_bp_name_key') @Varchar(640) bpNameKey: string;
}

/** A narrow table: scanning the stores' wide rows takes four times as long. */
@Entity('store_text')
export class StoreText {
  @ForeignKey('store', { onDelete: 'CASCADE' }) @PrimaryColumn({ type: 'int' }) storeId: number;
  @Varchar(2803) searchKey: string;
}
