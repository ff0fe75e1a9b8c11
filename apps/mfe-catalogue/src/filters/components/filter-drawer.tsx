import { useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FILTER_GROUPS, RANGES, attributeOf, boundsIn } from '@tivara/contracts';
import type { FacetGroup, ProductPage, ProductQuery } from '@tivara/contracts';
import { colorsQuery, useApi, useTexts } from '@tivara/state';
import {
  Accordion,
  AccordionSection,
  Button,
  Drawer,
  RangeSlider,
  RecordText,
  Swatch,
  VisuallyHidden,
  type Range,
} from '@tivara/ui';
import { chooseBounds, clearFilters, valuesOf, type PageLock } from '../derive';
import type { ChosenQuery } from '../use-chosen-query';
import { Choices } from './choices';
import { Value } from './value';
import styles from './filters.module.css';

export interface FilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  result: Pick<ProductPage, 'facets' | 'total'> | undefined;
  locks: readonly PageLock[];
}

/** Choices apply immediately; Apply only closes. (DECISIONS, Apply Filter) */
export function FilterDrawer(props: FilterDrawerProps) {
  const t = useTexts();
  const { open, onOpenChange, opener, chosen, change, result, locks } = props;
  const [section, setSection] = useState<string | null>(null);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      opener={opener}
      title={t('Filter')}
      foot={
        <>
          <Button variant="ghost" onClick={() => change(clearFilters)}>
            {t('Clear Filter')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {t('Apply Filter')}
            {result && <span className={styles.total}>{result.total}</span>}
          </Button>
        </>
      }
    >
      <Accordion open={section} onOpen={setSection}>
        {FILTER_GROUPS.map((group) => (
          <AccordionSection
            key={group}
            value={group}
            title={t(attributeOf(group).facet.title)}
            summary={summaryOf(group, valuesOf(chosen, group, locks))}
          >
            <Choices {...{ group, chosen, change, locks }} facets={result?.facets} />
          </AccordionSection>
        ))}
      </Accordion>
      {RANGES.map((range) => (
        <RangeFilter key={range.group} {...{ range, chosen, change }} />
      ))}
      <VisuallyHidden role="status">
        {result && t('{count} frames', { count: result.total })}
      </VisuallyHidden>
    </Drawer>
  );
}

function summaryOf(group: FacetGroup, values: readonly string[]) {
  const [value] = values;
  if (!value) return undefined;
  if (group === 'Color' && values.length === 1) return <ChosenColour name={value} />;
  if (values.length > 1) return <span>{values.length}</span>;
  return <Value filterKey={group}>{value}</Value>;
}

function ChosenColour({ name }: { name: string }) {
  const { data = [] } = useQuery(colorsQuery(useApi()));
  const code = data.find(({ color_name }) => color_name === name)?.color_code;
  return (
    <>
      {code && <Swatch code={code} size="sm" />}
      <RecordText>{name}</RecordText>
    </>
  );
}

interface RangeFilterProps extends Pick<FilterDrawerProps, 'chosen' | 'change'> {
  range: (typeof RANGES)[number];
}

function RangeFilter({ range, chosen, change }: RangeFilterProps) {
  const t = useTexts();
  const { group, title, min, max } = range;
  const [moving, setMoving] = useState<Range | null>(null);
  const [low = min, high = max] = chosen[group];
  const commit = (bounds: Range) => {
    setMoving(null);
    change((query) => chooseBounds(query, group, boundsIn(range, bounds) ?? []));
  };
  return (
    <RangeSlider
      label={t(title)}
      unit={t('mm')}
      min={min}
      max={max}
      value={moving ?? [low, high]}
      onChange={setMoving}
      onCommit={commit}
    />
  );
}
