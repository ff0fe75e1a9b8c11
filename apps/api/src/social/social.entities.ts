import { SocialPost } from './social-post.entity.js';

export const SOCIAL_ENTITIES = [SocialPost];
