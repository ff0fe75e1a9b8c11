import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Int, RowVersion, Time, Varchar } from '../../platform/database/columns.js';
import { Media } from '../../platform/media/media.entity.js';
import type { Positioned } from '../position.js';
import type { Published } from '../publication.js';

abstract class Named {
  @PrimaryGeneratedColumn() id: number;
  @Varchar(120) name: string;
  @Varchar(480) nameKey: string;
  @RowVersion() version: number;
}

abstract class Pictured extends Named {
  @Int() mediaId: number;
  @ManyToOne(() => Media, { nullable: false }) media: Relation<Media>;
  @Varchar(300) alt: string;
}

@Entity('category')
@Index('UQ_category_name_key', ['nameKey'], { unique: true })
export class Category extends Named {}

@Entity('material')
@Index('UQ_material_name_key', ['nameKey'], { unique: true })
export class Material extends Named {}

@Entity('finishing')
@Index('UQ_finishing_name_key', ['nameKey'], { unique: true })
export class Finishing extends Named {}

@Entity('color')
@Index('UQ_color_name_key', ['nameKey'], { unique: true })
export class Color extends Named {
  /** `#RRGGBB` or a gradient of the closed grammar. (DECISIONS, Data: color_code) */
  @Varchar(80) code: string;
}

@Entity('collection')
@Index('UQ_collection_name_key', ['nameKey'], { unique: true })
export class Collection extends Pictured implements Positioned, Published {
  @Varchar(200) description: string;
  @Column({ type: 'boolean', default: true }) published: boolean;
  @Time({ nullable: true }) startsAt: Date | null;
  @Time({ nullable: true }) endsAt: Date | null;
  @Int({ nullable: true }) position: number | null;
}

@Entity('frame_type')
@Index('UQ_frame_type_name_key', ['nameKey'], { unique: true })
export class FrameType extends Pictured {}

@Entity('shape')
@Index('UQ_shape_name_key', ['nameKey'], { unique: true })
export class Shape extends Pictured {}
