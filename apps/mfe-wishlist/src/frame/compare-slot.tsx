import type { CompareButtonProps } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { useTexts } from '@tivara/state';
import { IconButton, icons } from '@tivara/ui';
import styles from './compare-slot.module.css';

/** The catalogue's button, in a fixed size, so that loading or a failure doesn't shift the layout. */
export const CompareSlot = ({ product, color }: Omit<CompareButtonProps, 'variant'>) => {
  const t = useTexts();
  return (
    <div className={styles.slot}>
      <Remote
        id="catalogue/compareButton"
        props={{ product, color, variant: 'icon' }}
        fallback={null}
        failed={(retry) => (
          <IconButton
            icon={icons.retry}
            label={t('Couldn’t load Compare for {name}. Try again', { name: product.product_name })}
            title={t('Couldn’t load Compare. Try again')}
            onClick={retry}
          />
        )}
        missing={null}
      />
    </div>
  );
};
