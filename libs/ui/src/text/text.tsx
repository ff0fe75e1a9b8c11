import type { HTMLAttributes } from 'react';
import { BRAND } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { cx } from '../cx';
import { renderAs, type Renderable } from '../render-as';
import styles from './text.module.css';

interface HeadingProps extends HTMLAttributes<HTMLElement> {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'legend' | 'dd';
  /** xl: hero only. lg: banner heads. md: section heads. sm: names. xs: card and dialog titles. 2xs: a code on a card. */
  size?: 'xl' | 'lg' | 'md' | 'sm' | 'xs' | '2xs' | 'numeral';
}

export function Heading({ as: Element = 'h2', size = 'md', className, ...rest }: HeadingProps) {
  return <Element {...rest} className={cx(styles.heading, styles[`size-${size}`], className)} />;
}

/** A record that is stored upper-case, shown in sentence case; the text stays as stored. */
export const RecordText = (props: { children: string; className?: string | undefined }) => (
  <span className={cx(styles.record, props.className)}>{props.children}</span>
);

interface ContactTextProps {
  children: string;
  className?: string | undefined;
}

/** A text with contact data. Browsers (Chrome on iOS) and CDNs (Cloudflare) change it in the document before React hydrates it. */
export const ContactText = (props: ContactTextProps) => (
  <span {...props} suppressHydrationWarning />
);

interface TextLinkProps extends HTMLAttributes<HTMLElement> {
  render: Renderable;
}

export function TextLink({ render, className, children, ...rest }: TextLinkProps) {
  return renderAs(render, {
    ...rest,
    className: cx(styles.link, className),
    children: <span className={styles.underline}>{children}</span>,
  });
}

interface WordmarkProps {
  render?: Renderable;
  className?: string | undefined;
}

export function Wordmark({ render = <span />, className }: WordmarkProps) {
  const t = useTexts();
  return renderAs(render, {
    className: cx(styles.wordmark, className),
    children: BRAND.name.toUpperCase(),
    ...(render.type === 'span'
      ? { 'aria-hidden': true }
      : { 'aria-label': t('{brand}, Home', { brand: BRAND.name }) }),
  });
}
