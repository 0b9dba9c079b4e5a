import { useState } from 'react';
import { createProduct } from '#contract/desk/products/products.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { clearDraft, useDraft } from '#desk/api/drafts.ts';
import { useReloadProducts } from '#desk/api/products.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import dialogStyles from '#desk/elements/dialogs/dialogs.module.css';
import { CATEGORIES, CATEGORY_KEYS, type Category, parseCategory } from '#domain/catalogue/category.ts';
import { formatRequiredMessage, isBlank } from '#domain/text/text-limits.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { buildProductsAddress, type ProductsView } from './products-address.ts';

const DRAFT_NAME = 'new-product';
const CATEGORY_OPTIONS = CATEGORY_KEYS.map((value) => ({ value, label: CATEGORIES[value].name }));

type NewProductDialogProps = { /** The editor links back to this list. */ view: ProductsView; onClose: () => void };

/** Asks for the category first, because it decides the editor's fields and can't change later. */
export function NewProductDialog({ view, onClose }: NewProductDialogProps) {
  const navigateTo = useNavigateTo();
  const reload = useReloadProducts();
  const [category, setCategory] = useState<Category>(view.category ?? 'wallpaper');
  const [title, setTitle] = useDraft(DRAFT_NAME);
  const [problem, setProblem] = useState<string>();
  const create = useDeskAction(createProduct, ({ id }) => {
    clearDraft(DRAFT_NAME);
    reload();
    navigateTo(deskPaths.product(id), { state: { list: buildProductsAddress(view) } });
  });
  // Until the editor opens, a second click must not create a second product.
  const isBusy = create.isPending || create.isSuccess;
  const submit = () => {
    if (isBlank(title)) setProblem(formatRequiredMessage('Title'));
    else if (!isBusy) create.mutate({ body: { category, title: title.trim() } });
  };
  return (
    <Dialog open onClose={onClose} title="New product" isBusy={isBusy}>
      <form
        className={dialogStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Category" hint="It decides which fields the types have. You can't change it later.">
          {(control) => (
            <Select
              {...control}
              options={CATEGORY_OPTIONS}
              value={category}
              onChange={({ target }) => setCategory(parseCategory(target.value) ?? category)}
            />
          )}
        </Field>
        <Field label="Title" hint="Customers see it once you publish the product." error={problem} required>
          {(control) => (
            <TextInput
              {...control}
              data-first-focus
              autoComplete="off"
              value={title}
              onChange={({ target }) => {
                setTitle(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <ActionError error={create.error} />
        <div className={dialogStyles.actions}>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
            Close
          </Button>
          <Button type="submit" isBusy={isBusy} busyLabel="Creating…">
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
