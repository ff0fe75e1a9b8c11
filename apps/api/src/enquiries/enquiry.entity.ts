import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('enquiry')
export class Enquiry {
  @PrimaryGeneratedColumn() id: number;
  /** The number that the shopper is told. */
  @Index('UQ_enquiry_reference', { unique: true })
  @Column({ type: 'varchar', length: 20 })
  reference: string;
  @Column({ type: 'varchar', length: 120 }) toName: string;
  @Column({ type: 'varchar', length: 254 }) toEmail: string;
  /** Ten digits. */
  @Column({ type: 'varchar', length: 10 }) toNumber: string;
  /** The wishlist's items as JSON. */
  @Column({ type: 'text' }) wishlist: string;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
}
