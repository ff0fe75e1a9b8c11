import { demoPicture } from './demo-pictures.js';
import type { DemoPost } from './demo-types.js';

/** What the social feed shows without a token. (DECISIONS, Calls: the social feed) */
export const DEMO_POSTS: DemoPost[] = [
  {
    caption:
      'Light falls differently on gold. Plated twice, polished by hand, wiped with the cloth.',
    permalink: '/TV-160',
    picture: demoPicture('feed-1'),
  },
  {
    caption: 'Six corners, drawn in one line of violet titanium.',
    permalink: '/TV-142',
    picture: demoPicture('feed-2'),
  },
  {
    caption: 'From rose to clear, and nobody sees where it turns.',
    permalink: '/TV-249',
    picture: demoPicture('feed-3'),
  },
  {
    caption: 'A brow, a thread of nylon, and the rest is lens.',
    permalink: '/TV-145',
    picture: demoPicture('feed-4'),
  },
  {
    caption: 'For the drive along the sea: havana, and a case that you will not want to hide.',
    permalink: '/TV-318',
    picture: demoPicture('feed-5'),
  },
  {
    caption: 'Two lenses, one bridge. You will look for it on your nose.',
    permalink: '/TV-409',
    picture: demoPicture('feed-6'),
  },
];
