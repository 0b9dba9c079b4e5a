import { type ReactNode, useState } from 'react';
import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { PageLink } from '#ui/actions/page-link.tsx';
import { AlertList } from '#ui/feedback/alert-list.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Stepper } from '#ui/fields/stepper.tsx';
import { SwatchGroup } from '#ui/fields/swatch-group.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { CourtyardMark } from '#ui/icons/courtyard-mark.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { ICON_PATHS } from '#ui/icons/icon-paths.ts';
import { Logo } from '#ui/icons/logo.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { PriceText } from '#ui/layout/price-text.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import type { PageModule } from '../route.ts';
import styles from './ui-gallery-page.module.css';

export const uiGalleryPage: PageModule = {
  Page: UiGalleryPage,
  head: () => ({ title: 'Design system', description: "The storefront's components.", isIndexed: false }),
};

/** Shows every generic component in its states; only the development server has this page. */
function UiGalleryPage() {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Wallpaper', to: '/wallpaper' }, { label: 'Pieces' }]}
      />
      <h1>Components</h1>
      <Part title="Brand">
        <Logo />
        <CourtyardMark />
        <Logo name="Another shop" />
      </Part>
      <Buttons />
      <Part title="Icons">
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Part>
      <Fields />
      <Choices />
      <Layers />
      <Pictures />
      <Part title="Words">
        <Badge>Neutral</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="good">Delivered</Badge>
        <Badge tone="calm">Shipped</Badge>
        <Badge tone="bad">Cancelled</Badge>
        <PriceText amount="₹1,25,000.00" isLarge />
        <PriceText amount="₹75.00" unit="/ sq ft" />
        <LoadingText>Loading…</LoadingText>
        <PageLink to="?page=2">Show more</PageLink>
      </Part>
      <StatusMessage
        title="Your wishlist is empty"
        text="Keep the pieces you love here while you measure your walls."
        action={<ButtonLink to="/products/all">See all products</ButtonLink>}
      />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

function Buttons() {
  return (
    <Part title="Buttons">
      <Button>Add to cart</Button>
      <Button variant="secondary">Continue shopping</Button>
      <Button variant="quiet">Remove</Button>
      <Button size="small">Small</Button>
      <Button isBusy busyLabel="Adding...">
        Add to cart
      </Button>
      <Button disabled>Add to cart</Button>
      <Button variant="secondary" disabled>
        Continue shopping
      </Button>
      <ButtonLink to="/products/all" variant="secondary">
        A link
      </ButtonLink>
      <IconButton icon="heart" label="Add to wishlist" />
      <IconButton icon="heart" label="Remove from wishlist" isFilled aria-pressed />
      <IconButton icon="chevronRight" label="Next" isRaised />
      <IconButton icon="trash" label="Remove" disabled />
    </Part>
  );
}

function Fields() {
  const [details, setDetails] = useState('A wall of four metres in the dining room.');
  const states = ['Gujarat', 'Karnataka', 'Rajasthan'].map((name) => ({ value: name, label: name }));
  return (
    <section className={styles.part}>
      <h2>Fields</h2>
      <div className={styles.grid}>
        <Field label="Name" required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field label="Phone" hint="Ten digits, for the courier." error="Enter a valid Indian mobile number.">
          {(control) => <TextInput {...control} type="tel" defaultValue="12345" />}
        </Field>
        <Field label="State">
          {(control) => <Select {...control} options={states} placeholder="Choose a state" />}
        </Field>
        <Field label="Landmark" isOptional>
          {(control) => <TextInput {...control} disabled value="Not for this address" readOnly />}
        </Field>
        <Field label="Details">
          {(control) => (
            <Textarea {...control} limit={45} value={details} onChange={(event) => setDetails(event.target.value)} />
          )}
        </Field>
        <div>
          <Checkbox defaultChecked>Remember me on this device</Checkbox>
          <br />
          <Checkbox disabled>Not available</Checkbox>
        </div>
      </div>
    </section>
  );
}

const TYPES = [
  { value: 'paper', title: 'Non-woven paper', detail: '₹85.00 / sq ft' },
  { value: 'vinyl', title: 'Vinyl, washable', detail: '₹110.00 / sq ft' },
  { value: 'silk', title: 'Silk finish', detail: 'Out of stock', disabled: true },
];
const COLOURS = [
  { value: 'ivory', colour: '#F3EADB', label: 'Ivory' },
  { value: 'indigo', colour: '#23304F', label: 'Indigo' },
  { value: 'leaf', colour: '#3F5B4A', label: 'Leaf' },
  { value: 'brick', colour: '#A4472B', label: 'Terracotta' },
];
const TABS = ['Wallpaper', 'Blinds', 'Canvas', 'Curtains'].map((label) => ({ id: label, label }));

function Choices() {
  const [type, setType] = useState('paper');
  const [colour, setColour] = useState('indigo');
  const [count, setCount] = useState(2);
  const [tab, setTab] = useState('Wallpaper');
  return (
    <section className={styles.part}>
      <h2>Choices</h2>
      <RadioCards legend="Type" options={TYPES} value={type} onChange={setType} />
      <SwatchGroup legend="Colour" options={COLOURS} value={colour} onChange={setColour} />
      <div className={styles.row}>
        <Stepper label="Quantity" value={count} onChange={setCount} />
        <Stepper label="Minimum quantity" value={1} onChange={setCount} isBusy />
      </div>
      <Tabs label="Featured collection" tabs={TABS} selected={tab} onSelect={setTab}>
        <p>{tab} panel.</p>
      </Tabs>
    </section>
  );
}

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const [alerts, setAlerts] = useState([
    { id: '1', text: 'Please log in to add items to cart', link: { to: '/login', label: 'Log in' } },
    { id: '2', text: 'Account created successfully!', tone: 'success' as const },
    { id: '3', text: 'HTTP 500', tone: 'danger' as const },
  ]);
  const close = () => setOpen(undefined);
  return (
    <Part title="Layers">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Open drawer
      </Button>
      <AlertList isInline alerts={alerts} onDismiss={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))} />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Remove this piece?"
        footer={<Button onClick={close}>Remove</Button>}
      >
        <p>We'll remove Bahaara Vine, 96 × 108 in, from your cart.</p>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filters"
        footer={<Button onClick={close}>Show 24 products</Button>}
      >
        <Checkbox>Washable</Checkbox>
      </Drawer>
    </Part>
  );
}

function Pictures() {
  const broken = { url: '/pictures/missing.webp', width: 400, height: 500, widths: [], dominantColor: '#e4d9c8' };
  return (
    <section className={styles.part}>
      <h2>Pictures</h2>
      <div className={styles.grid}>
        <Picture
          file={getShopPicture('menu-wallpaper')}
          alt="A room with patterned walls"
          sizes="400px"
          ratio="4 / 5"
        />
        <Picture file={broken} alt="Does not exist" sizes="400px" ratio="4 / 5" />
      </div>
    </section>
  );
}
