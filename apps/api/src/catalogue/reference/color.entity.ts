import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('color')
export class Color {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 120 }) name: string;
  /** searchKey(name) */
  @Index('UQ_color_name_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  nameKey: string;
  /** `#RRGGBB` or a gradient of the closed grammar. (DECISIONS, Data: color_code) */
  @Column({ type: 'varchar', length: 80 }) code: string;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;
}
