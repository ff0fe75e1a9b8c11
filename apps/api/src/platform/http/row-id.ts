import { NotFoundException, Param } from '@nestjs/common';

/** The id in a text; null for a text that is none. */
export const idOf = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** @param entity as in messages */
export const notFound = (entity: string) => new NotFoundException(`This ${entity} does not exist.`);

/** 404 for a text that is no id. */
export const IdParam = (entity: string) =>
  Param('id', {
    transform(text: string): number {
      const id = idOf(text);
      if (id === null) throw notFound(entity);
      return id;
    },
  });
