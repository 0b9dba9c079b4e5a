import { describe, expect, it } from 'vitest';
import { POLICY_KEYS } from './content-keys.ts';
import { contentKinds } from './content-kinds.ts';
import { findPolicyProblems } from './policy-content.ts';

const findTextProblems = (text: string) =>
  findPolicyProblems([])({ lead: '', sections: [{ id: 'returns', title: 'Returns', text }] });

const LINK_WORDS =
  "Returns: the words of a link can't have ** or {names} in them. For a bold link, write **[words](/contact)**.";
const LINK_FORM = 'Returns: a link looks like [words](/contact). In its address, write %28 and %29 instead of ( and ).';

describe('what publishing a policy needs', () => {
  it.each(POLICY_KEYS)('%s has it as shipped, and passes its own schema', (key) => {
    const { shipped, findProblems, schema } = contentKinds[key];
    expect(findProblems(shipped)).toEqual([]);
    expect(schema.safeParse(shipped).data).toEqual(shipped);
  });

  it.each([
    'Write to {email} within {returnDays} days, see [Contact](/contact) or [wallpapers](/wallpaper).',
    '**Bold** and [the law](https://www.indiacode.nic.in/act) and [mail](mailto:help@shop.example).',
    '- One\n- Two\n{returnAddress}',
  ])('accepts %j', (text) => {
    expect(findTextProblems(text)).toEqual([]);
  });

  it.each([
    [' \n ', 'Returns: enter some text, or remove the section.'],
    ['Within {days} days', 'Returns: there is no {days}. Choose one of the list.'],
    ['To {returnAddress}', 'Returns: {returnAddress} needs a line to itself in the text of a section.'],
    ['[Help](/help)', "Returns: /help isn't a permanent page of the shop. Link to /contact, for example."],
    ['[One](/product/1)', "Returns: /product/1 isn't a permanent page of the shop. Link to /contact, for example."],
    ['[x](http://a.example)', "Returns: ‘http://a.example’ isn't an address. Write /contact, https://… or mailto:…"],
    ['[](/contact)', 'Returns: a link needs words: [words](/contact).'],
    ['**Bold', 'Returns: bold words need ** before and after them, on one line.'],
    ['****', 'Returns: bold words need ** before and after them, on one line.'],
    ['[{email}](/contact)', LINK_WORDS],
    ['- See [**x**](/contact)', LINK_WORDS],
    ['See [Act](https://x.example/Act_(law))', LINK_FORM],
  ])('says what is wrong with %j', (text, message) => {
    expect(findTextProblems(text)).toEqual([{ path: 'sections.0.text', message }]);
  });

  it('finds bold words that go over two lines of an introduction', () => {
    const sections = [{ id: 'a', title: 'A', text: 'Text' }];
    expect(findPolicyProblems([])({ lead: '**One\ntwo**', sections })).toEqual([
      { path: 'lead', message: 'Introduction: bold words need ** before and after them, on one line.' },
    ]);
  });

  it('wants a title for every section, one address for each, and no part of the page in a title', () => {
    const section = { id: 'a', title: '', text: 'Text' };
    const sections = [section, { ...section, title: '{guarantee}' }];
    expect(findPolicyProblems(['grievanceOfficer'])({ lead: '{x}', sections }).map(({ path }) => path)).toEqual([
      'lead',
      'sections.0.title',
      'sections.1.title',
      'sections.1.title',
      'sections',
    ]);
  });
});
