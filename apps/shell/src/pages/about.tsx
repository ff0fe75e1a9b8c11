import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@tivara/state';
import { content } from '../page/content';
import { PageBanner, Story } from './blocks';

export default function AboutPage() {
  const { data } = useSuspenseQuery(content.query(useApi(), 'about'));
  return (
    <>
      <PageBanner content={data['about-banner']} />
      {data['about-stories'].stories.map((story, i) => (
        <Story key={i} content={story} flipped={i % 2 === 1} />
      ))}
    </>
  );
}
