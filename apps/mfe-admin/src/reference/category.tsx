import { API, type Category } from '@tivara/contracts';
import { ReferenceSection } from './reference-section';

export default function CategorySection() {
  return (
    <ReferenceSection<Category>
      section="categories"
      title="Add Category"
      noun="category"
      label="Categories"
      list={API.categories}
      idOf={(row) => row.category_id}
      nameOf={(row) => row.category_name}
    />
  );
}
