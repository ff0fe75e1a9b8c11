import { writeProductQuery, type ProductQuery } from '@tivara/contracts';

interface Props {
  query: ProductQuery;
  except: readonly (keyof ProductQuery)[];
}

/** Submits the rest of the query with a form; a changed query restarts at page 1. */
export const HiddenQuery = ({ query, except }: Props) =>
  [...writeProductQuery({ ...query, page: 1 })]
    .filter(([name]) => !except.some((own) => own === name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
