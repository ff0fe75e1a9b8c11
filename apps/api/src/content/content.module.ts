import { Module, type OnModuleInit } from '@nestjs/common';
import { Wording } from '../platform/wording/wording.js';
import { ContentController } from './content.controller.js';
import { ContentLockController } from './content-lock.controller.js';
import { ContentLocks } from './content-locks.js';
import { ReleasesModule } from '../releases/index.js';
import { Declarations } from './declarations.js';
import { ContentReader } from './content-reader.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [ReleasesModule],
  controllers: [ContentController, ContentLockController],
  providers: [Declarations, ContentReader, ContentService, ContentLocks],
  exports: [ContentService],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly wording: Wording,
    private readonly reader: ContentReader,
  ) {}

  onModuleInit(): void {
    this.wording.provide((rows) => this.reader.siteTexts(rows));
  }
}
