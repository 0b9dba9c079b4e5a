import { describe, expect, it } from 'vitest';
import { parsePolicyLine, parsePolicyText } from './policy-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('the notation of policies', () => {
  it('makes a paragraph of every line and leaves empty lines out', () => {
    expect(parsePolicyText(' One.\n\n\r\nTwo. ')).toEqual([
      { kind: 'paragraph', line: [text('One.')] },
      { kind: 'paragraph', line: [text('Two.')] },
    ]);
    expect(parsePolicyText(' \n ')).toEqual([]);
  });

  it('joins neighbouring items to lists, numbered ones apart from others', () => {
    expect(parsePolicyText('- a\n- b\n1. c\n7. d\nend')).toEqual([
      { kind: 'list', isNumbered: false, items: [[text('a')], [text('b')]] },
      { kind: 'list', isNumbered: true, items: [[text('c')], [text('d')]] },
      { kind: 'paragraph', line: [text('end')] },
    ]);
  });

  it('takes an insert only on a line of its own', () => {
    expect(parsePolicyText('{returnAddress}')).toEqual([{ kind: 'insert', name: 'returnAddress' }]);
    expect(parsePolicyText('To {returnAddress}')).toEqual([{ kind: 'paragraph', line: [text('To {returnAddress}')] }]);
  });

  it('reads bold words, links and facts, and fills figures in', () => {
    expect(parsePolicyLine('**Write to {email}** or [call](/contact) within {returnDays} days.')).toEqual([
      { kind: 'bold', parts: [text('Write to '), { kind: 'fact', name: 'email' }] },
      text(' or '),
      { kind: 'link', text: 'call', target: '/contact' },
      text(' within 15 days.'),
    ]);
  });

  it.each([
    '<b>bold</b> & <script>alert(1)</script>',
    '[words](javascript:alert(1))',
    '[words](JavaScript:x)',
    '[words](data:text/html,x)',
    '[words](//elsewhere.example)',
    '[words](http://elsewhere.example)',
    '[words](contact)',
    '{constructor} and {nothing}',
    '2 ** 3, [brackets] and {braces',
    '-dash and 1.5 m',
    '*****',
  ])('leaves %s plain text', (line) => {
    expect(parsePolicyText(line)).toEqual([{ kind: 'paragraph', line: [text(line)] }]);
  });

  it('reads no deeper than bold words, however many marks there are', () => {
    const line = '**'.repeat(50_000);
    expect(parsePolicyText(line)).toEqual([{ kind: 'paragraph', line: [text(line)] }]);
  });

  it('takes time in proportion to the length of a line full of broken links', () => {
    const measure = (count: number) => {
      const line = '[a]('.repeat(count);
      const startedAt = performance.now();
      parsePolicyText(line);
      return performance.now() - startedAt;
    };
    measure(5000);
    expect(measure(50_000)).toBeLessThan(40 * Math.max(measure(5000), 0.5));
  });
});
