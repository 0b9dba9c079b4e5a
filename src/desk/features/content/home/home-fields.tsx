import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_PARAGRAPH_LENGTH } from '#contract/content/content-fields.ts';
import { type HomeContent, MAX_SLIDES, MAX_TILES } from '#contract/content/home-content.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { LongTextField, TextField } from '#desk/elements/fields/text-field.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { isBlank } from '#domain/text/text-limits.ts';
import type { ContentFields } from '../editor/content-editor.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { EntryList } from './entry-list.tsx';
import { LINK_SUGGESTIONS } from './link-suggestions.ts';
import { LookFields } from './look-fields.tsx';
import { TabProducts } from './tab-products.tsx';

/** The home page from top to bottom. */
export function HomeFields({ draft, change, announce, products }: ContentFields<'home'>) {
  const set =
    <Name extends keyof HomeContent>(name: Name) =>
    (edit: (part: HomeContent[Name]) => HomeContent[Name]) =>
      change((current) => ({ ...current, [name]: edit(current[name]) }));
  return (
    <>
      <HeroFields hero={draft.hero} onChange={(changes) => set('hero')((hero) => ({ ...hero, ...changes }))} />
      <EntryList
        title="Category tiles"
        noun="Tile"
        path="tiles"
        entries={draft.tiles}
        max={MAX_TILES}
        create={(id) => ({ id, label: '', to: '', picture: null })}
        announce={announce}
        onChange={set('tiles')}
      />
      <EntryList
        title="Slides"
        noun="Slide"
        path="slides"
        entries={draft.slides}
        max={MAX_SLIDES}
        create={(id) => ({ id, label: '', to: '', text: '', picture: null })}
        announce={announce}
        onChange={set('slides')}
        renderMore={(slide, path, onChange) => (
          <LongTextField
            path={`${path}.text`}
            label="Text"
            limit={MAX_PARAGRAPH_LENGTH}
            value={slide.text}
            onChange={(text) => onChange({ ...slide, text })}
          />
        )}
      />
      <TabProducts tabs={draft.tabs} products={products} announce={announce} onChange={set('tabs')} />
      <LookFields look={draft.look} products={products} announce={announce} onChange={set('look')} />
    </>
  );
}

type HeroFieldsProps = { hero: HomeContent['hero']; onChange: (changes: Partial<HomeContent['hero']>) => void };

const HeroFields = ({ hero, onChange }: HeroFieldsProps) => (
  <Panel title="Hero">
    <div className={fieldStyles.fields}>
      <TextField
        path="hero.title"
        label="Title"
        limit={MAX_LINE_LENGTH}
        value={hero.title}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        path="hero.ctaLabel"
        label="Button"
        limit={MAX_LINE_LENGTH}
        hint="Leave empty for no button."
        isOptional
        value={hero.ctaLabel}
        onChange={(ctaLabel) => onChange({ ctaLabel })}
      />
      <TextField
        path="hero.ctaHref"
        label="Link of the button"
        limit={MAX_ADDRESS_LENGTH}
        hint="An address of the shop, such as /wallpaper."
        suggestions={LINK_SUGGESTIONS}
        isOptional={isBlank(hero.ctaLabel)}
        value={hero.ctaHref}
        onChange={(ctaHref) => onChange({ ctaHref })}
      />
    </div>
    <LongTextField
      path="hero.subtitle"
      label="Subtitle"
      limit={MAX_PARAGRAPH_LENGTH}
      value={hero.subtitle}
      onChange={(subtitle) => onChange({ subtitle })}
    />
    <div className={fieldStyles.fields}>
      <PictureField
        path="hero.picture"
        label="Picture of the hero"
        value={hero.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <PictureField
        path="hero.tallPicture"
        label="Picture for upright phones"
        hint="Without one, phones show the middle of the main picture."
        isOptional
        value={hero.tallPicture}
        onChange={(tallPicture) => onChange({ tallPicture })}
      />
    </div>
  </Panel>
);
