import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Time, Varchar } from '../database/columns.js';

/** A stored picture with its renditions. */
@Entity('media')
export class Media {
  @PrimaryGeneratedColumn() id: number;
  /** The folder of its renditions under /media. */
  @Index('UQ_media_asset_key', { unique: true }) @Varchar(160) assetKey: string;
  /** Pixels of the largest rendition. */
  @Int() width: number;
  @Int() height: number;
  /** Pixels, ascending, joined by commas. */
  @Varchar(120) widths: string;
  /** Widths of the 1:1 renditions in the same format; empty when there is none. */
  @Varchar(120) squares: string;
  /** Formats joined by commas. */
  @Varchar(40) formats: string;
  /** Null for the demo's pictures. */
  @Time({ nullable: true }) createdAt: Date | null;
  /** `demo` is in the package, `upload` in the storage. */
  @Varchar(16, { default: 'demo' }) origin: 'demo' | 'upload';
  /** Of all renditions together. */
  @Int({ default: 0 }) bytes: number;
}
