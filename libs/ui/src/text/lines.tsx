import { Fragment, type ReactNode } from 'react';

/** Each line of a text on a line of its own. */
export const lines = (text: string): ReactNode =>
  text.split('\n').map((line, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
