import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('newsletter_subscriber')
export class NewsletterSubscriber {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 254 }) email: string;
  /** searchKey(email) */
  @Index('UQ_newsletter_subscriber_email_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  emailKey: string;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
}
