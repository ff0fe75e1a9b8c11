import { LIMITS } from '@tivara/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Time, Varchar } from '../database/columns.js';

@Entity('media')
export class Media {
  @PrimaryGeneratedColumn() id: number;
  @Index('UQ_media_asset_key', { unique: true }) @Varchar(160) assetKey: string;
  @Int() width: number;
  @Int() height: number;
  @Varchar(120) widths: string;
  @Varchar(120) squares: string;
  @Varchar(40) formats: string;
  @Time({ nullable: true }) createdAt: Date | null;
  @Varchar(16, { default: 'demo' }) origin: 'demo' | 'upload';
  @Int({ default: 0 }) bytes: number;
  /** Of the uploaded file; empty if unknown. */
  @Varchar(LIMITS.fileName, { default: '' }) name: string;
  @Varchar(4 * LIMITS.fileName, { default: '' }) nameKey: string;
  /** In the media library, and so not swept while nothing uses it. */
  @Column({ type: 'boolean', default: false }) retained: boolean;
}
