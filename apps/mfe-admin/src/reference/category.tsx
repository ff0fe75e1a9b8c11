import { API, type Category } from '@tivara/contracts';
import { NameForm } from './form/name-form';
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
      form={(id) => (
        <NameForm<Category>
          section="categories"
          title="Add Category"
          list={API.categories}
          id={id}
          nameOf={(row) => row.category_name}
          message="Category is required."
          field="category_name"
        />
      )}
    />
  );
}
