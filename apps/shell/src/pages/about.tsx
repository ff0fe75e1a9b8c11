import { useSuspenseQuery } from '@tanstack/react-query';
import { contentQuery, useApi } from '@tivara/state';
import { PageBanner, Story } from './blocks';

export default function AboutPage() {
  const { data } = useSuspenseQuery(contentQuery(useApi(), 'about'));
  return (
    <>
      <PageBanner content={data['about-banner']} />
      {data['about-stories'].stories.map((story, i) => (
        <Story key={i} content={story} flipped={i % 2 === 1} />
      ))}
    </>
  );
}
