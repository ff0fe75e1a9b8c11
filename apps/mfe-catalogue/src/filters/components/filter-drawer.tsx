import { useState, type RefObject } from 'react';
import type { ProductPage, ProductQuery } from '@tivara/contracts';
import { Button, Drawer, VisuallyHidden } from '@tivara/ui';
import { cleared } from '../derive';
import type { ChosenQuery } from '../use-chosen-query';
import type { PageLock } from '../page-lock';
import { FilterSections } from './filter-sections';
import { SizeRange } from './size-range';
import styles from './filter-drawer.module.css';

export interface FilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  /** The list's answer: counts per value, and how many there are. */
  answer: Pick<ProductPage, 'facets' | 'total'> | undefined;
  /** What the page's address stands for. */
  lock: PageLock | null;
}

/** Every choice shows in the list at once; Apply only closes. (DECISIONS, Apply Filter) */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, onOpenChange, opener, chosen, change, answer, lock } = props;
  const [section, setSection] = useState<string | null>(null);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
      title="Filter"
      foot={
        <>
          <Button variant="ghost" onClick={() => change(cleared)}>
            Clear Filter
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            Apply Filter
            {answer && <span className={styles['total']}>{answer.total}</span>}
          </Button>
        </>
      }
    >
      <FilterSections
        open={section}
        onOpen={setSection}
        chosen={chosen}
        change={change}
        facets={answer?.facets}
        lock={lock}
      />
      <SizeRange chosen={chosen} change={change} />
      <VisuallyHidden role="status">{answer && `${answer.total} frames`}</VisuallyHidden>
    </Drawer>
  );
}
