import { Injectable } from '@nestjs/common';
import type {
  Category,
  Collection,
  Color,
  Finishing,
  FrameType,
  Material,
  Shape,
} from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../media/picture.js';

interface NamedRow {
  id: number;
  name: string;
}
type PicturedTable = 'collection' | 'frame_type' | 'shape';

/** The lists that products refer to, each in the order of its ids. */
@Injectable()
export class ReferenceService {
  constructor(private readonly dataSource: DataSource) {}

  async categories(): Promise<Category[]> {
    const rows = await this.named('category');
    return rows.map(({ id, name }) => ({ category_id: id, category_name: name }));
  }

  async materials(): Promise<Material[]> {
    const rows = await this.named('material');
    return rows.map(({ id, name }) => ({ material_id: id, material_name: name }));
  }

  async finishings(): Promise<Finishing[]> {
    const rows = await this.named('finishing');
    return rows.map(({ id, name }) => ({ finishing_id: id, finishing_name: name }));
  }

  async colors(): Promise<Color[]> {
    const rows: (NamedRow & { code: string })[] = await this.dataSource.query(
      'SELECT id, name, code FROM color ORDER BY id',
    );
    return rows.map(({ id, name, code }) => ({
      color_id: id,
      color_name: name,
      color_code: code,
    }));
  }

  async collections(): Promise<Collection[]> {
    const rows = await this.pictured<{ description: string }>('collection', 't.description,');
    return rows.map((row) => {
      const picture = toPicture(row);
      return {
        collection_id: row.id,
        collection_name: row.name,
        collection_desc: row.description,
        collection_image: picture.url,
        picture,
      };
    });
  }

  async frameTypes(): Promise<FrameType[]> {
    const rows = await this.pictured('frame_type');
    return rows.map((row) => ({
      frame_type_id: row.id,
      frame_type_name: row.name,
      frame_type_img: toPicture(row).url,
    }));
  }

  async shapes(): Promise<Shape[]> {
    const rows = await this.pictured('shape');
    return rows.map((row) => ({
      shape_id: row.id,
      shape_name: row.name,
      shape_img: toPicture(row).url,
    }));
  }

  private named(table: 'category' | 'material' | 'finishing'): Promise<NamedRow[]> {
    return this.dataSource.query(`SELECT id, name FROM ${table} ORDER BY id`);
  }

  private pictured<More = unknown>(
    table: PicturedTable,
    more = '',
  ): Promise<(NamedRow & PictureRow & More)[]> {
    return this.dataSource.query(
      `SELECT t.id, t.name, t.alt, ${more} ${PICTURE_COLUMNS}
       FROM ${table} t JOIN media m ON m.id = t.media_id ORDER BY t.id`,
    );
  }
}
