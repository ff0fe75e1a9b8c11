import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { LibraryController } from './library.controller.js';
import { LibraryService } from './library.service.js';

@Module({
  imports: [ContentModule],
  controllers: [LibraryController],
  providers: [LibraryService],
})
export class LibraryModule {}
