import { attributeOf, isFilterGroup, isUpper } from '@tivara/contracts';
import { RecordText } from '@tivara/ui';
import type { FilterKey } from '../derive';

/** A value of a group; those stored in upper case are displayed in sentence case. */
export const Value = ({ filterKey, children }: { filterKey: FilterKey; children: string }) =>
  isFilterGroup(filterKey) && isUpper(attributeOf(filterKey)) ? (
    <RecordText>{children}</RecordText>
  ) : (
    <span>{children}</span>
  );
