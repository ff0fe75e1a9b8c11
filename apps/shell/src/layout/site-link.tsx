import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or the address of something else. */
  to: string;
}

/** A link of edited content. Other sites open in a tab of their own. */
export const SiteLink = ({ to, ...props }: Props) =>
  to.startsWith('/') ? (
    <Link to={to} {...props} />
  ) : (
    <a
      href={to}
      {...(to.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
      {...props}
    />
  );
