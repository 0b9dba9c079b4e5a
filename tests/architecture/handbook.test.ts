import { describe, expect, it } from 'vitest';
import { listChapters, parseHandbook } from '#desk/elements/handbook/parse-handbook.ts';
import { isTest, listFiles, readText } from './source-tree.ts';

const TASK_COUNT = 47;
const handbook = readText('docs/handbook.md');
const journeys = listFiles('tests/e2e/desk').filter(isTest);

const blocks = parseHandbook(handbook);
const tasks = listChapters(blocks).flatMap((chapter) => chapter.tasks);
const numbers = tasks.map(({ text }) => Number(/^(\d+)\. /.exec(text)?.[1]));

/** The numbers of the tasks that titles of journeys name: `[task 3]` or `[tasks 5, 7]`. */
const listDone = (text: string): number[] =>
  [...text.matchAll(/\[tasks? ([\d, ]+)\]'/g)].flatMap(([, list = '']) => list.split(',').map(Number));

describe('the tasks of docs/handbook.md', () => {
  it('are numbered in their order, without gaps', () => {
    expect(numbers).toEqual(Array.from({ length: TASK_COUNT }, (_, index) => index + 1));
  });

  it('are each done in a browser by exactly one journey', () => {
    const done = journeys.flatMap((path) => listDone(readText(path)));
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('have steps', () => {
    const parts = handbook.split(/^#{2,3} /m).filter((part) => /^\d+\. /.test(part));
    const listSteps = (part: string) =>
      part
        .split('\n')
        .filter((line) => /^\d+\. /.test(line))
        .slice(1);
    expect(parts.filter((part) => listSteps(part).length < 2).map((part) => part.split('\n')[0])).toEqual([]);
  });

  it('are linked by anchors that exist', () => {
    const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []));
    const links = [...handbook.matchAll(/\]\((#[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });
});
