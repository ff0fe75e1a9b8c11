import type { Product } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Details, Icon, cx, icons } from '@tivara/ui';
import styles from './size-guide.module.css';

interface Props {
  product: Product;
  className?: string | undefined;
}

const loadContent = () => import('./size-guide-content');
const loadOwnFrame = () => import('./own-frame-form');

export const SizeGuide = ({ product, className }: Props) => {
  const t = useTexts();
  return (
    <Details
      summary={
        <>
          {t('Size guide')}
          <Icon path={icons.chevronDown} className={styles.chevron} />
        </>
      }
      load={loadContent}
      loadControls={loadOwnFrame}
      content={{ product }}
      className={cx(styles.guide, className)}
      summaryClassName={styles.summary}
      contentClassName={styles.content}
    />
  );
};
