import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SocialController } from './social.controller.js';
import { SOCIAL_ENTITIES } from './social.entities.js';
import { SocialService } from './social.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(SOCIAL_ENTITIES)],
  controllers: [SocialController],
  providers: [SocialService],
})
export class SocialModule {}
