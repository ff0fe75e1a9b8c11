import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('material')
export class Material {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 120 }) name: string;
  /** searchKey(name) */
  @Index('UQ_material_name_key', { unique: true })
  @Column({ type: 'varchar', length: 480 })
  nameKey: string;
  /** Counts the edits; an edit of an older one is a conflict. */
  @Column({ type: 'int', default: 1 }) version: number;
}
