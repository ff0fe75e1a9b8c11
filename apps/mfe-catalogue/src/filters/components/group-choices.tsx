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
import { Choices, type GroupProps } from './choices';

export function GroupChoices(props: GroupProps) {
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
          toChoice={(type) => ({ value: type.frame_type_name, illustration: type.frame_type_img })}
        />
      );
    case 'Shape_Name':
      return (
        <Choices
          {...props}
          query={shapesQuery(api)}
          toChoice={({ shape_name, shape_img }) => ({ value: shape_name, illustration: shape_img })}
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
