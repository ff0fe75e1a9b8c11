import { BadRequestException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import { sql } from '../../platform/database/sql.js';
import { invalidField } from '../../platform/http/field-errors.js';
import type { AdminProductDto } from './product-response.dto.js';

const { min, max } = LIMITS.imagesPerColour;
export const FILES = `You must upload between ${min} and ${max} files.`;

/** `product p` that is a draft until it has more pictures. */
export const LACKS_PICTURES =
  sql(`(NOT EXISTS (SELECT 1 FROM product_color pc WHERE pc.product_id = p.id)
    OR EXISTS (SELECT 1 FROM product_color pc WHERE pc.product_id = p.id
      AND (SELECT COUNT(*) FROM product_image pi WHERE pi.product_color_id = pc.id) < ${min}))`);

interface Color {
  color_name: string;
  images: readonly unknown[];
}

/** @throws BadRequestException at the color, for a form that publishes */
export function expectFiles(colors: readonly Color[]): void {
  const few = colors.findIndex(({ images }) => images.length < min);
  if (few >= 0) throw invalidField(`colors.${few}.images`, FILES);
}

/** @returns why a product cannot be shown */
export function picturesViolation(name: string, colors: readonly Color[]): string | null {
  const few = colors.flatMap(({ color_name, images }) => (images.length < min ? color_name : []));
  if (!few.length) return null;
  return `${name} needs at least ${min} pictures in ${few.join(', ')} before it can be shown.`;
}

/** @throws BadRequestException */
export function expectPictures({ product_name, colors }: AdminProductDto): void {
  const violation = picturesViolation(product_name, colors);
  if (violation) throw new BadRequestException(violation);
}
