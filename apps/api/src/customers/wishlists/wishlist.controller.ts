import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';

import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor, type Person } from '../../platform/http/current-user.js';
import { Fails } from '../../platform/http/responses.js';
import { Public, SignedIn } from '../../platform/http/policy.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { AccountWishlistService } from './account-wishlist.service.js';
import { ShareBody, WishlistChangesBody } from './wishlist.dto.js';
import { WishlistService } from './wishlist.service.js';
import type {
  AccountWishlistDto,
  ShareResponse,
  SharedWishlistDto,
} from './wishlist-response.dto.js';

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
  async shareWishlist(@Body() { items }: ShareBody): Promise<ShareResponse> {
    return { message: MESSAGES.wishlistShared, ...(await this.wishlists.share(items)) };
  }

  @Post('auth/wishlist')
  @TakesBody('list')
  @SignedIn()
  @HttpCode(200)
  syncWishlist(
    @CurrentUser() { account }: Actor<Person>,
    @Body() changes: WishlistChangesBody,
  ): Promise<AccountWishlistDto> {
    return this.ofAccounts.sync(account.id, changes);
  }

  @Get('wishlists/:token')
  @Public()
  @Header('cache-control', 'no-store')
  @Fails(410, 'It has expired.')
  getSharedWishlist(@Param('token') token: string): Promise<SharedWishlistDto> {
    return this.wishlists.read(token);
  }
}
