import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { RequirePermission } from '../../platform/http/policy.js';
import { CsvFile } from '../../platform/http/responses.js';
import type { AdminProductPage } from './product-response.dto.js';
import { ProductTableService } from './product-table.service.js';
import { ProductTableQueryDto } from './product.query.js';

@Controller('api/admin/products')
export class ProductTableController {
  constructor(private readonly table: ProductTableService) {}

  @Get()
  @RequirePermission('catalogue:read')
  listAdminProducts(@Query() query: ProductTableQueryDto): Promise<AdminProductPage> {
    return this.table.page(query);
  }

  @Get('export')
  @RequirePermission('catalogue:read')
  @CsvFile()
  exportProducts(@Query() query: ProductTableQueryDto): Promise<StreamableFile> {
    return this.table.export(query);
  }
}
