import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../http/policy.js';
import { readProductTableQuery } from './product.query.js';
import { ProductService } from './product.service.js';

@Controller('api/admin/products')
export class AdminProductController {
  constructor(private readonly products: ProductService) {}

  /** A page of all products, hidden ones too. */
  @Get()
  @Roles('admin')
  table(@Req() { url }: FastifyRequest) {
    return this.products.table(readProductTableQuery(new URL(url, 'http://api').searchParams));
  }
}
