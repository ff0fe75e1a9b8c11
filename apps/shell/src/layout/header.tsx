import { Link, NavLink, useLocation } from 'react-router-dom';
import { useTexts } from '@tivara/state';
import { IconButton, Wordmark, cx, icons } from '@tivara/ui';
import { MobileMenu, useMobileMenu } from './mobile-menu';
import { SearchForm } from './search-form';
import { CATALOGUE_LINK, MAIN_LINKS } from './site-links';
import { useScrolledPast } from './use-scroll';
import { AccountLink } from './account-link';
import { WishlistLink } from './wishlist-link';
import styles from './header.module.css';

/** After this many px of scroll the header of the home page turns white. (SPEC 9) */
const SCROLL_THRESHOLD = 20;

/** White everywhere, but laid over the first picture of the home page from 768 px. */
export function Header() {
  const t = useTexts();
  const over = useLocation().pathname === '/';
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  const { opener, searchOpener, panel } = useMobileMenu();
  return (
    <header className={cx(styles.header, over && styles.over, over && !scrolled && styles.clear)}>
      <div className={styles.row}>
        <div>
          <IconButton icon={icons.menu} label={t('Menu')} className={styles.phone} {...opener} />
          <nav aria-label={t('Main')} className={styles.nav}>
            <ul className={styles.links}>
              {MAIN_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.link}>
                    {t(label)}
                  </NavLink>
                </li>
              ))}
              <li className={styles.catalogue}>
                <Link to={CATALOGUE_LINK.to} className={styles.link}>
                  {t(CATALOGUE_LINK.label)}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
        <Wordmark render={<Link to="/" />} className={styles.wordmark} />
        <div className={styles.end}>
          <SearchForm variant="header" />
          <IconButton
            icon={icons.search}
            label={t('Search')}
            className={styles.phone}
            {...searchOpener}
          />
          <WishlistLink />
          <AccountLink />
        </div>
      </div>
      <MobileMenu {...panel} />
    </header>
  );
}
