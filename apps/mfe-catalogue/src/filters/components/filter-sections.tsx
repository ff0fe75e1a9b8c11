import { useQuery } from '@tanstack/react-query';
import { FILTER_GROUPS, withLock, type FacetGroup, type ProductQuery } from '@tivara/contracts';
import { colorsQuery, useApi } from '@tivara/state';
import { Accordion, AccordionSection, RecordText, Swatch } from '@tivara/ui';
import { SECTION_TITLES, usesRecordText } from '../labels';
import type { GroupProps } from './choices';
import { GroupChoices } from './group-choices';

interface Props extends Omit<GroupProps, 'group'> {
  open: string | null;
  onOpen: (section: string | null) => void;
}

export const FilterSections = ({ open, onOpen, ...group }: Props) => (
  <Accordion open={open} onOpen={onOpen}>
    {FILTER_GROUPS.map((name) => (
      <AccordionSection
        key={name}
        value={name}
        title={SECTION_TITLES[name]}
        summary={summaryOf(name, withLock(group.chosen, group.lock))}
      >
        <GroupChoices {...group} group={name} />
      </AccordionSection>
    ))}
  </Accordion>
);

/** The value, or the number of values. */
function summaryOf(group: FacetGroup, chosen: ProductQuery) {
  const value = chosen[group];
  if (value.length === 0) return undefined;
  if (group === 'Color') return <ChosenColour name={chosen.Color} />;
  if (typeof value !== 'string' && value.length > 1) return value.length;
  const one = typeof value === 'string' ? value : (value[0] ?? '');
  return usesRecordText(group) ? <RecordText>{one}</RecordText> : one;
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
