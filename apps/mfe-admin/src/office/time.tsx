import { exactly, when } from './when';

/** A time in a word, to the minute for who rests on it. Drawn in the browser alone, in its own time zone. */
export const Time = ({ at, exact }: { at: string; exact?: boolean }) => (
  <time dateTime={at} title={exactly(at)}>
    {exact ? exactly(at) : when(at)}
  </time>
);
