import type { HTMLAttributes } from 'react';
import { cx } from '../cx';
import styles from './heading.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** The element; a page has one h1. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'legend' | 'dd';
  /** xl: hero only. lg: banner heads. md: section heads. sm: names. xs: card and dialog titles. 2xs: a code on a card. */
  size?: 'xl' | 'lg' | 'md' | 'sm' | 'xs' | '2xs' | 'numeral';
}

export function Heading({ as: Element = 'h2', size = 'md', className, ...rest }: Props) {
  return <Element {...rest} className={cx(styles.heading, styles[`size-${size}`], className)} />;
}
