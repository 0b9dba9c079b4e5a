import type { PolicyContent } from '#contract/content/policy-content.ts';
import { LongTextField } from '#desk/elements/fields/text-field.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { NotationHelp } from './notation-help.tsx';
import { SectionList } from './section-list.tsx';

export type PolicyEditing = {
  policy: PolicyContent;
  change: (edit: (policy: PolicyContent) => PolicyContent) => void;
  announce: (text: string) => void;
};

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
          value={policy.lead}
          onChange={(lead) => change((current) => ({ ...current, lead }))}
        />
      </Panel>
      <SectionList {...editing} />
    </>
  );
}
