import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { MESSAGES, type ShareAnswer, type SharedWishlist } from '@tivara/contracts';
import { TakesBody } from '../../platform/http/body-limits.js';
import { Public } from '../../platform/http/policy.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { ShareDto } from './wishlist.dto.js';
import { WishlistService } from './wishlist.service.js';

@Controller('api/wishlists')
export class WishlistController {
  constructor(private readonly wishlists: WishlistService) {}

  @Post()
  @TakesBody('list')
  @Public()
  @Throttled('share')
  async share(@Body() { items }: ShareDto): Promise<ShareAnswer> {
    return { message: MESSAGES.wishlistShared, ...(await this.wishlists.share(items)) };
  }

  @Get(':token')
  @Public()
  @Header('cache-control', 'no-store')
  read(@Param('token') token: string): Promise<SharedWishlist> {
    return this.wishlists.read(token);
  }
}
