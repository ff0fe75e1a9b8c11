import { writeProductQuery, type ProductQuery } from '@tivara/contracts';

interface Props {
  query: ProductQuery;
  /** What the form's own fields say. */
  except: readonly (keyof ProductQuery)[];
}

/** What else is in the address, so that a form sends it along. A changed question begins at its first page. */
export const HiddenQuery = ({ query, except }: Props) =>
  [...writeProductQuery({ ...query, page: 1 })]
    .filter(([name]) => !except.some((own) => own === name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
