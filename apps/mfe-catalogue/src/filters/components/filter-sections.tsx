import { useQuery } from '@tanstack/react-query';
import { FILTER_GROUPS, type FacetGroup, type ProductQuery } from '@tivara/contracts';
import {
  categoriesQuery,
  collectionsQuery,
  colorsQuery,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  shapesQuery,
  useApi,
} from '@tivara/state';
import { Accordion, AccordionSection, RecordText, Swatch } from '@tivara/ui';
import { SECTION_TITLES, isRecord } from '../words';
import { Choices, type GroupProps } from './choices';

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
        summary={summaryOf(name, group.chosen)}
      >
        <GroupChoices {...group} group={name} />
      </AccordionSection>
    ))}
  </Accordion>
);

/** The one value, or how many. */
function summaryOf(group: FacetGroup, chosen: ProductQuery) {
  const value = chosen[group];
  if (value.length === 0) return undefined;
  if (group === 'Color') return <ChosenColour name={chosen.Color} />;
  if (typeof value !== 'string' && value.length > 1) return value.length;
  const one = typeof value === 'string' ? value : (value[0] ?? '');
  return isRecord(group) ? <RecordText>{one}</RecordText> : one;
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

function GroupChoices(props: GroupProps) {
  const api = useApi();
  switch (props.group) {
    case 'Gender':
      return (
        <Choices
          {...props}
          query={categoriesQuery(api)}
          toChoice={({ category_name }) => ({ value: category_name })}
        />
      );
    case 'Material_Name':
      return (
        <Choices
          {...props}
          query={materialsQuery(api)}
          toChoice={({ material_name }) => ({ value: material_name })}
        />
      );
    case 'Collection_Name':
      return (
        <Choices
          {...props}
          query={collectionsQuery(api)}
          toChoice={({ collection_name }) => ({ value: collection_name })}
        />
      );
    case 'Finishing_Name':
      return (
        <Choices
          {...props}
          query={finishingsQuery(api)}
          toChoice={({ finishing_name }) => ({ value: finishing_name })}
        />
      );
    case 'Frame_Type':
      return (
        <Choices
          {...props}
          query={frameTypesQuery(api)}
          toChoice={(type) => ({ value: type.frame_type_name, drawing: type.frame_type_img })}
        />
      );
    case 'Shape_Name':
      return (
        <Choices
          {...props}
          query={shapesQuery(api)}
          toChoice={({ shape_name, shape_img }) => ({ value: shape_name, drawing: shape_img })}
        />
      );
    case 'Color':
      return (
        <Choices
          {...props}
          query={colorsQuery(api)}
          toChoice={({ color_name, color_code }) => ({ value: color_name, code: color_code })}
        />
      );
  }
}
