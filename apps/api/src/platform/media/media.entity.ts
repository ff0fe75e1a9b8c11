import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A stored picture with its renditions. Rows point at it, so a rendition made later is entered once. */
@Entity('media')
export class Media {
  @PrimaryGeneratedColumn() id: number;
  /** The folder of its renditions under /media. */
  @Index('UQ_media_asset_key', { unique: true })
  @Column({ type: 'varchar', length: 160 })
  assetKey: string;
  /** Pixels of the largest rendition. */
  @Column({ type: 'int' }) width: number;
  @Column({ type: 'int' }) height: number;
  /** Pixels, ascending, joined by commas. */
  @Column({ type: 'varchar', length: 120 }) widths: string;
  /** Widths of the 1:1 renditions in the same form; empty when there is none. */
  @Column({ type: 'varchar', length: 120 }) squares: string;
  /** Formats joined by commas. */
  @Column({ type: 'varchar', length: 40 }) formats: string;
  /** Null for what came with the package. */
  @Column({ type: 'datetime', precision: 3, nullable: true }) createdAt: Date | null;
  /** `demo` lies in the package, `upload` in the storage. */
  @Column({ type: 'varchar', length: 16, default: 'demo' }) origin: 'demo' | 'upload';
  /** Of all renditions together. */
  @Column({ type: 'int', default: 0 }) bytes: number;
}
