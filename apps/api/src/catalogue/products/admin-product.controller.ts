import { Controller, Get, NotFoundException, Param, Query } from '@nestjs/common';
import { csvFile } from '../../platform/http/csv.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { ProductTableService } from './product-table.service.js';
import { ProductTableQueryDto } from './product.query.js';
import { ProductService } from './product.service.js';

@Controller('api/admin/products')
export class AdminProductController {
  constructor(
    private readonly rows: ProductTableService,
    private readonly products: ProductService,
  ) {}

  /** A page of all products, hidden ones too. */
  @Get()
  @Roles('admin')
  table(@Query() query: ProductTableQueryDto) {
    return this.rows.page(query);
  }

  @Get('export')
  @Roles('admin')
  export(@Query() query: ProductTableQueryDto) {
    return csvFile('products', query, (page) => this.rows.page(page), {
      'Product ID': (row) => row.product_id,
      Name: (row) => row.product_name,
      Description: (row) => row.product_description,
      Size: (row) => row.size,
      Category: (row) => row.category_name,
      Material: (row) => row.material_name,
      Collection: (row) => row.collection_name,
      Finishing: (row) => row.finishing_name,
      'Frame Type': (row) => row.frame_type_name,
      Shape: (row) => row.shape_name,
      Color: (row) => row.colors.map(({ color_name }) => color_name).join(', '),
      Pictures: (row) =>
        row.colors
          .map(({ images }) => images.map(({ image_url }) => image_url).join(' '))
          .join(' | '),
      Published: (row) => row.published,
    });
  }

  @Get(':id')
  @Roles('admin')
  async one(@Param('id') id: string) {
    const number = idOf(id);
    const product = number && (await this.products.findAny(number));
    if (!product) throw new NotFoundException('This product does not exist.');
    return product;
  }
}
