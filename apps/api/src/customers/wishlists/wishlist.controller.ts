import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { AccountWishlist, ShareAnswer, SharedWishlist } from '@tivara/contracts';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { Public, SignedIn } from '../../platform/http/policy.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { AccountWishlistService } from './account-wishlist.service.js';
import { ShareBody, WishlistChangesBody } from './wishlist.dto.js';
import { WishlistService } from './wishlist.service.js';

@Controller('api')
export class WishlistController {
  constructor(
    private readonly wishlists: WishlistService,
    private readonly ofAccounts: AccountWishlistService,
  ) {}

  @Post('wishlists')
  @TakesBody('list')
  @Public()
  @Throttled('share')
  async share(@Body() { items }: ShareBody): Promise<ShareAnswer> {
    return { message: MESSAGES.wishlistShared, ...(await this.wishlists.share(items)) };
  }

  @Post('auth/wishlist')
  @TakesBody('list')
  @SignedIn()
  @HttpCode(200)
  sync(
    @CurrentUser() { account }: Actor,
    @Body() changes: WishlistChangesBody,
  ): Promise<AccountWishlist> {
    return this.ofAccounts.sync(account.id, changes);
  }

  @Get('wishlists/:token')
  @Public()
  @Header('cache-control', 'no-store')
  read(@Param('token') token: string): Promise<SharedWishlist> {
    return this.wishlists.read(token);
  }
}
