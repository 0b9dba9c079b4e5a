import { MAX_POLICY_SECTIONS, type PolicyContent, type PolicySection } from '#contract/content/policy-content.ts';
import { focusField } from '#desk/elements/fields/field-errors.ts';
import { moveItem } from '#desk/elements/ordering/move-item.ts';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { RemovedNote, useRemoved } from '../fields/removed-note.tsx';
import styles from './policies.module.css';
import { getSectionName, SectionCard } from './section-card.tsx';

export type PolicyEditing = {
  policy: PolicyContent;
  change: (edit: (policy: PolicyContent) => PolicyContent) => void;
  announce: (text: string) => void;
};

/** The sections in the order of the page. */
export function SectionList({ policy: { sections }, change, announce }: PolicyEditing) {
  const [removed, setRemoved] = useRemoved(sections);
  const store = (edit: (sections: readonly PolicySection[]) => PolicySection[]) =>
    change((current) => ({ ...current, sections: edit(current.sections) }));
  const insert = (section: PolicySection, index: number) => {
    setRemoved(undefined);
    store((current) => current.toSpliced(index, 0, section));
    // After the card is rendered.
    requestAnimationFrame(() => focusField(`sections.${index}.title`));
  };
  const move = (from: number, to: number, section: PolicySection) => {
    store((current) => moveItem(current, from, to));
    announce(`${getSectionName(section, from)} is now at position ${to + 1} of ${sections.length}.`);
  };
  const remove = (section: PolicySection, index: number) => {
    store((current) => current.filter(({ id }) => id !== section.id));
    setRemoved({ entry: section, index, name: getSectionName(section, index) });
  };
  return (
    <Panel title="Sections">
      <ol className={styles.list}>
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            index={index}
            count={sections.length}
            onChange={(changes) =>
              store((current) => current.map((other) => (other.id === section.id ? { ...other, ...changes } : other)))
            }
            onMove={(to) => move(index, to, section)}
            onRemove={() => remove(section, index)}
          />
        ))}
      </ol>
      <RemovedNote
        removed={removed}
        onUndo={() => removed && insert(removed.entry, Math.min(removed.index, sections.length))}
      />
      {sections.length < MAX_POLICY_SECTIONS && (
        <div>
          <Button
            variant="secondary"
            size="small"
            data-path="sections"
            onClick={() => insert({ id: createSectionId(sections), title: '', text: '' }, sections.length)}
          >
            Add a section
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** The id is the section's URL fragment; it stays when the title changes. */
function createSectionId(sections: readonly PolicySection[]): string {
  const taken = new Set(sections.map(({ id }) => id));
  let number = sections.length + 1;
  while (taken.has(`section-${number}`)) number += 1;
  return `section-${number}`;
}
