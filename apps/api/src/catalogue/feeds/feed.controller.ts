import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '../../platform/http/openapi-decorators.js';
import { Public } from '../../platform/http/policy.js';
import { CatalogueCached } from '../catalogue-cache.js';
import { FeedService } from './feed.service.js';

const text = { type: 'string' } as const;
const XmlFile = (type: string) => ApiOkResponse({ content: { [type]: { schema: text } } });

/** For shopping sites and feed readers. (docs/how-to/feeds.md) */
@Controller('api/feeds')
export class FeedController {
  constructor(private readonly feeds: FeedService) {}

  /** Every colour of the frames that have a price, as Google Merchant Center reads it. */
  @Get('google.xml')
  @Public()
  @CatalogueCached()
  @Header('content-type', 'application/xml; charset=utf-8')
  @XmlFile('application/xml')
  getGoogleFeed(): Promise<string> {
    return this.feeds.productFeed('google');
  }

  /** Every colour of the frames that have a price, as a catalogue of Meta reads it. */
  @Get('meta.xml')
  @Public()
  @CatalogueCached()
  @Header('content-type', 'application/xml; charset=utf-8')
  @XmlFile('application/xml')
  getMetaFeed(): Promise<string> {
    return this.feeds.productFeed('meta');
  }

  /** The newest frames as RSS. */
  @Get('new-frames.xml')
  @Public()
  @CatalogueCached()
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @XmlFile('application/rss+xml')
  getNewFrames(): Promise<string> {
    return this.feeds.newFrames();
  }
}
