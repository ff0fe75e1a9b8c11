import { useState, type RefObject } from 'react';
import type { ProductPage, ProductQuery } from '@tivara/contracts';
import { Button, Drawer, VisuallyHidden } from '@tivara/ui';
import { clearFilters } from '../derive';
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
  result: Pick<ProductPage, 'facets' | 'total'> | undefined;
  lock: PageLock | null;
}

/** Choices apply immediately; Apply only closes. (DECISIONS, Apply Filter) */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, onOpenChange, opener, chosen, change, result, lock } = props;
  const [section, setSection] = useState<string | null>(null);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
      title="Filter"
      foot={
        <>
          <Button variant="ghost" onClick={() => change(clearFilters)}>
            Clear Filter
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            Apply Filter
            {result && <span className={styles.total}>{result.total}</span>}
          </Button>
        </>
      }
    >
      <FilterSections
        open={section}
        onOpen={setSection}
        chosen={chosen}
        change={change}
        facets={result?.facets}
        lock={lock}
      />
      <SizeRange chosen={chosen} change={change} />
      <VisuallyHidden role="status">{result && `${result.total} frames`}</VisuallyHidden>
    </Drawer>
  );
}
