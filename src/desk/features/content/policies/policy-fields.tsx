import { MAX_PARAGRAPH_LENGTH } from '#contract/content/content-fields.ts';
import { LongTextField } from '#desk/elements/fields/text-field.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { NotationHelp } from './notation-help.tsx';
import { type PolicyEditing, SectionList } from './section-list.tsx';

/** The text of one policy. */
export function PolicyFields(editing: PolicyEditing) {
  const { policy, change } = editing;
  return (
    <>
      <NotationHelp />
      <Panel title="Introduction">
        <LongTextField
          path="lead"
          label="Text below the title"
          limit={MAX_PARAGRAPH_LENGTH}
          value={policy.lead}
          onChange={(lead) => change((current) => ({ ...current, lead }))}
        />
      </Panel>
      <SectionList {...editing} />
    </>
  );
}
