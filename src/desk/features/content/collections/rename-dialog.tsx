import { useState } from 'react';
import { type RenamePlan, renameSubCategory } from '#contract/desk/sub-categories.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import dialogStyles from '#desk/elements/dialogs/dialogs.module.css';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import type { Category } from '#domain/catalogue/category.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './collections.module.css';
import { formatProducts } from './product-counts.ts';
import { readRenameConflict, useRenamePlan, useStoreSubCategoryList } from './sub-category-queries.ts';

type RenameDialogProps = {
  category: Category;
  slug: string;
  name: string;
  onClose: () => void;
  /** The dialog stays open until this resolves. */
  onRenamed: (plan: RenamePlan) => Promise<void>;
};

/** Asks for the new name, then shows the effects and asks for a reason. */
export function RenameDialog({ category, slug, name, onClose, onRenamed }: RenameDialogProps) {
  const [text, setText] = useState(name);
  const [newName, setNewName] = useState('');
  const plan = useRenamePlan({ category, slug, name: newName });
  if (plan.data)
    return (
      <ConfirmRename
        rename={{ category, slug, name: newName }}
        plan={plan.data}
        onChanged={() => void plan.refetch()}
        onClose={onClose}
        onRenamed={onRenamed}
      />
    );
  return (
    <Dialog open onClose={onClose} title={`Rename ${name}`} isBusy={plan.isFetching}>
      <form
        className={dialogStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === newName) void plan.refetch();
          setNewName(text.trim());
        }}
      >
        <Field label="New name" hint="Nothing changes yet. You'll first see what will change." required>
          {(control) => (
            <TextInput
              {...control}
              data-first-focus
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {!plan.isFetching && text.trim() === newName && <ActionError error={plan.error} />}
        <div className={dialogStyles.actions}>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" isBusy={plan.isFetching} busyLabel="Checking…">
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ConfirmRenameProps = Pick<RenameDialogProps, 'onClose' | 'onRenamed'> & {
  rename: { category: Category; slug: string; name: string };
  plan: RenamePlan;
  /** Called if other people changed products meanwhile. */
  onChanged: () => void;
};

function ConfirmRename({ rename, plan, onChanged, onClose, onRenamed }: ConfirmRenameProps) {
  const draftName = `rename:${rename.category}/${rename.slug}`;
  const store = useStoreSubCategoryList();
  const action = useDeskAction(renameSubCategory, async (list) => {
    clearDraft(draftName);
    await onRenamed(plan);
    store(list);
  });
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={plan.mergedInto ? `Merge ${plan.oldName} into ${plan.newName}?` : `Rename ${plan.oldName}?`}
      lead={<PlanText plan={plan} />}
      hint="For your colleagues; customers don't see it."
      confirmLabel={plan.mergedInto ? 'Merge' : 'Rename'}
      draftName={draftName}
      isBusy={action.isPending}
      error={action.error}
      onConfirm={(reason) =>
        action.mutate(
          { body: { ...rename, version: plan.version, reason } },
          { onError: (error) => readRenameConflict(error) && onChanged() },
        )
      }
    />
  );
}

function PlanText({
  plan: { oldName, newName, onSale, offSale, mergedInto, oldAddress, newAddress },
}: {
  plan: RenamePlan;
}) {
  return (
    <div className={styles.page}>
      {mergedInto && (
        <p>
          There is a sub-category <b>{mergedInto.name}</b> already, with {formatProducts(mergedInto.onSale)} on sale
          {mergedInto.offSale > 0 && ` and ${mergedInto.offSale} not on sale`}. The two will be merged. You can't undo
          this in one step.
        </p>
      )}
      <p>
        <b>{formatProducts(onSale)}</b> on sale{offSale > 0 && <> and {offSale} not on sale</>}{' '}
        {onSale + offSale === 1 ? 'changes' : 'change'} from ‘{oldName}’ to ‘{newName}’ at once, for all customers.
      </p>
      {oldAddress === newAddress ? (
        <p>Its page stays at {oldAddress}.</p>
      ) : (
        <p>
          Its page moves from <code>{oldAddress}</code> to <code>{newAddress}</code>. The old address redirects to the
          new one, and links on the home page follow.
        </p>
      )}
    </div>
  );
}
