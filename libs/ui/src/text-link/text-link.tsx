import type { HTMLAttributes } from 'react';
import { cx } from '../cx';
import { renderAs, type Renderable } from '../render-as';
import styles from './text-link.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** What it is: `<Link to="/store" />`, `<a href="…" />` or `<button type="button" />`. */
  render: Renderable;
}

/** An underlined link of 44 px height. */
export function TextLink({ render, className, children, ...rest }: Props) {
  return renderAs(render, {
    ...rest,
    className: cx(styles.link, className),
    children: <span className={styles.text}>{children}</span>,
  });
}
