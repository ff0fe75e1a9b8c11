import { sameFrame, type CompareButtonProps } from '@tivara/contracts';
import { notify, notifySaved, useAppState, useAppStore, useTexts } from '@tivara/state';
import { Icon, IconButton, TextLink, icons } from '@tivara/ui';
import styles from './compare-button.module.css';

/** The tray shows the frames: a new message replaces the last. */
const ONE_MESSAGE = { id: 'comparison' };

/** Chooses a frame to compare. Rendered on every card, so it holds no more than it needs. */
export default function CompareButton({ product, color, variant }: CompareButtonProps) {
  const t = useTexts();
  const frame = { product_id: product.product_id, color_id: color.color_id };
  const chosen = useAppStore(({ comparison }) => comparison.some((one) => sameFrame(one, frame)));
  const add = useAppStore((state) => state.addToComparison);
  const remove = useAppStore((state) => state.removeFromComparison);
  const state = useAppState();

  const toggle = () => {
    if (chosen) {
      remove(frame);
      notify(t('Removed from your comparison'), 'blank', ONE_MESSAGE);
    } else if (add(frame))
      notifySaved(t('Added to your comparison'), state().isComparisonStored, ONE_MESSAGE);
    else
      notify(
        t('You can compare three frames at a time. Remove one to add another.'),
        'error',
        ONE_MESSAGE,
      );
  };

  const label = t('Compare {name} in {colour}', {
    name: product.product_name,
    colour: color.color_name.toLowerCase(),
  });
  if (variant === 'text')
    return (
      <span className={styles.text}>
        <Icon path={icons.compare} filled={chosen} />
        <TextLink
          render={<button type="button" aria-pressed={chosen} />}
          aria-label={label}
          onClick={toggle}
        >
          {t('Compare')}
        </TextLink>
      </span>
    );
  return (
    <IconButton
      icon={icons.compare}
      label={label}
      title={t('Compare')}
      aria-pressed={chosen}
      filled={chosen}
      onClick={toggle}
      className={styles.icon}
    />
  );
}
