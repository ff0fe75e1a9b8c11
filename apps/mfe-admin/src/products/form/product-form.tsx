import { Controller, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import {
  CHOICES,
  NUMBERS,
  REFERENCES,
  cardName,
  headingOf,
  isRequired,
  publicationState,
  referenceId,
  type AdminProduct,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Field, Heading, LinkButton, Select, TextArea, TextLink } from '@tivara/ui';
import { PublicationPanel } from '../../shared/publication/publication-panel';
import { PublishNow } from '../../shared/publication/publish-now';
import { formPath } from '../../shared/section-path';
import { useUploads } from '../../shared/form/pictures/use-uploads';
import { usePermission } from '../../shared/session/use-permission';
import { RecordForm } from '../../shared/form/record-form';
import { FormError } from '../../shared/form/api-errors';
import { SAVE_LIMIT_MS, required, useRecordForm } from '../../shared/form/use-record-form';
import { tableReturnPath } from '../../shared/table/table-place';
import { useReturnToTable } from '../../shared/table/use-return-to-table';
import { useTask } from '../../shared/table/use-task';
import { HistoryLink } from '../../shared/ui/history-link';
import { CardPreview } from './card-preview';
import { ColourSlots } from './colour-slots';
import { shownName } from '../value-filters';
import type { Lists } from './lists';
import {
  NEW_PRODUCT,
  PRODUCT_FIELDS,
  describeProduct,
  readProduct,
  restoreProductDraft,
  slotsOf,
  writeNewProduct,
  writeProduct,
} from './values';
import type { ProductValues } from './values';
import page from '../../shared/form/form-page.module.css';
import styles from './product-form.module.css';

/** The product form and a preview of the product's card. (SPEC 5, Product form) */
export function ProductForm({ product, lists }: { product: AdminProduct | null; lists: Lists }) {
  const api = useApi();
  const canWrite = usePermission()('catalogue:write');
  const uploads = useUploads();
  const id = product?.product_id ?? null;
  const returnToTable = useReturnToTable('products', id);
  const record = useRecordForm<ProductValues, AdminProduct>({
    name: `product ${id ?? 'new'}`,
    values: product ? readProduct(product) : NEW_PRODUCT,
    version: product?.version,
    read: readProduct,
    describe: (values) => describeProduct(values, lists),
    restoreDraft: restoreProductDraft,
    fields: PRODUCT_FIELDS,
    first: 'name',
    save: async (values, version, now) => {
      const keys = slotsOf(values).flatMap(({ pictures }) => pictures.map(({ key }) => key));
      if (!(await uploads.settled(keys)))
        throw new FormError('A picture is not stored yet. Try it again, or remove it.');
      // Pending uploads have their URLs now.
      const stored = { ...values, slots: now().slots };
      const signal = AbortSignal.timeout(SAVE_LIMIT_MS);
      if (id === null)
        return api('/api/products', {
          method: 'POST',
          body: writeNewProduct(stored, lists.colors),
          signal,
        });
      const body = {
        product_id: id,
        ...(version !== undefined && { version }),
        ...writeProduct(stored, lists.colors),
      };
      return api('/api/products', { method: 'PUT', body, signal });
    },
    saved: returnToTable,
  });
  const { form } = record;
  const { register, formState, control } = form;
  const { errors } = formState;
  const name = useWatch({ control, name: 'name' });
  const pending = uploads.running;
  const title = canWrite ? (product ? 'Edit Product' : 'Add Product') : 'Product';

  const reference = (row: (typeof REFERENCES)[number]) => {
    const field = referenceId(row.field);
    return (
      <Select
        key={field}
        label={row.label}
        required
        error={errors[field]?.message}
        {...register(field, { required: `${headingOf(row)} is required.` })}
      >
        <option value="">Choose</option>
        {lists[row.field].map(({ id, name }) => (
          <option key={id} value={id}>
            {shownName(row, name)}
          </option>
        ))}
      </Select>
    );
  };

  const choice = (row: (typeof CHOICES)[number]) => (
    <Select
      key={row.field}
      label={row.label}
      error={errors[row.field]?.message}
      {...register(row.field)}
    >
      <option value="">Unknown</option>
      {row.values.map((value) => (
        <option key={value} value={value}>
          {shownName(row, value)}
        </option>
      ))}
    </Select>
  );

  const number = (row: (typeof NUMBERS)[number]) => {
    const { field, label, unit, min, max } = row;
    const message = `${label} must be a whole number from ${min} to ${max}.`;
    const isNeeded = isRequired(row);
    return (
      <Field
        key={field}
        label={`${label}, ${unit}`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required={isNeeded}
        hint={isNeeded ? `${min} to ${max}` : `${min} to ${max}, optional`}
        error={errors[field]?.message}
        {...register(field, {
          ...(isNeeded && { required: `${label} is required.` }),
          validate: (text) => !text || isWithin(Number(text), min, max) || message,
        })}
      />
    );
  };

  return (
    <>
      <div className={page.head}>
        <Heading as="h1" size="sm">
          {title}
        </Heading>
        {product && (
          <div className={page.actions}>
            <HistoryLink entity="product" id={product.product_id} />
            {canWrite && <Duplicate id={product.product_id} changed={formState.isDirty} />}
          </div>
        )}
      </div>
      {product && (
        <PublicationPanel
          what="product"
          row={product}
          page={`/product/${product.product_id}`}
          publish={(body) =>
            api('/api/admin/products/{id}/published', {
              method: 'PUT',
              path: { id: product.product_id },
              body,
            })
          }
          createPreview={() =>
            api('/api/admin/products/{id}/preview', {
              method: 'POST',
              path: { id: product.product_id },
            })
          }
          isChanged={formState.isDirty}
          note={!isCollectionShown(product) && <HiddenWith product={product} />}
          onPublished={record.setVersion}
        />
      )}
      <div className={styles.page}>
        <CardPreview control={control} lists={lists} />
        <RecordForm
          record={record}
          name={title}
          label="Save product"
          sticky
          disabled={!canWrite}
          actions={
            <LinkButton variant="ghost" render={<Link to={tableReturnPath('products')} />}>
              {canWrite ? 'Cancel' : 'Back'}
            </LinkButton>
          }
          note={
            pending > 0 &&
            (pending === 1
              ? '1 picture is still uploading'
              : `${pending} pictures are still uploading`)
          }
        >
          <div className={page.part}>
            <h2 className={page.title}>Frame</h2>
            <div className={page.grid}>
              <Field
                label="Name"
                required
                autoComplete="off"
                className={page.two}
                hint={
                  <span>
                    The card shows the first six characters{name.trim() && ': '}
                    <strong className={styles.code}>{cardName(name.trim())}</strong>
                  </span>
                }
                error={errors.name?.message}
                {...register('name', required('Name is required.'))}
              />
              {NUMBERS.filter(isRequired).map(number)}
              {REFERENCES.map(reference)}
              {CHOICES.map(choice)}
              {NUMBERS.filter((row) => !isRequired(row)).map(number)}
              <TextArea
                label="Description"
                className={page.all}
                maxLength={4000}
                error={errors.product_description?.message}
                {...register('product_description')}
              />
            </div>
          </div>
          <ColourSlots form={form} colors={lists.colors} uploads={uploads} />
          {!product && (
            <div className={page.part}>
              <Controller
                control={control}
                name="published"
                render={({ field }) => (
                  <PublishNow what="product" checked={field.value} onChange={field.onChange} />
                )}
              />
            </div>
          )}
        </RecordForm>
      </div>
    </>
  );
}

const isCollectionShown = ({ collection }: AdminProduct) =>
  publicationState(collection) === 'published';

/** Why shoppers don’t see a product that is published. */
function HiddenWith({ product }: { product: AdminProduct }) {
  const { collection_id, collection_name } = product;
  return (
    <>
      Its collection{' '}
      <TextLink
        render={<Link to={formPath('collections', new URLSearchParams(), collection_id)} />}
      >
        {collection_name}
      </TextLink>{' '}
      is not published, and hides its products.
    </>
  );
}

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function Duplicate({ id, changed }: { id: number; changed: boolean }) {
  const api = useApi();
  const navigate = useNavigate();
  const { state, start } = useTask();
  const duplicate = async () => {
    const copy = await api('/api/admin/products/{id}/duplicate', { path: { id }, method: 'POST' });
    void navigate(`/AddProduct?id=${copy.product_id}`);
    return copy;
  };
  return (
    <Button
      variant="ghost"
      busy={state.busy}
      disabled={changed}
      title={changed ? 'Save first: only saved changes are copied.' : undefined}
      onClick={() => start({ label: 'Duplicate', run: duplicate })}
    >
      Duplicate
    </Button>
  );
}
