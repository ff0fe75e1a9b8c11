import { exactly, when } from './format-time';

/** A short time, with the full one as its tooltip. Rendered in the browser only, in its time zone. */
export const Time = ({ at, exact }: { at: string; exact?: boolean }) => (
  <time dateTime={at} title={exactly(at)}>
    {exact ? exactly(at) : when(at)}
  </time>
);
