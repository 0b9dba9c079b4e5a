/** Bar charts as SVG, readable on light and dark pages and without colours: every bar has its name and value. */
export type Bar = { name: string; value: number; text: string; isOurs?: boolean };
export type BarGroup = { name: string; bars: readonly Bar[] };
export type BarChart = {
  title: string;
  /** Explains the scale and which direction is better. */
  note: string;
  scale: 'linear' | 'log';
  groups: readonly BarGroup[];
  goal?: { value: number; text: string };
};

const WIDTH = 760;
const MIN_LEFT = 170;
/** About the width of a character at this size. */
const CHARACTER_WIDTH = 7;
const RIGHT = 110;
const TOP = 64;
const [BAR_HEIGHT, BAR_STEP, GROUP_HEAD, GROUP_GAP] = [16, 21, 22, 12];

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #24292f; }
  .title { font-size: 16px; font-weight: 600; }
  .note, .goal-text { fill: #57606a; }
  .group { font-weight: 600; }
  .peer { fill: #8c959f; }
  .ours { fill: #0a6c5a; }
  .goal { stroke: #b35900; stroke-width: 1.5; stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .note, .goal-text { fill: #9ea7b3; }
    .peer { fill: #6e7681; }
    .ours { fill: #3fb99b; }
    .goal { stroke: #e3a04f; }
  }`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const drawText = (x: number, y: number, text: string, attributes = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}"${attributes}>${escapeXml(text)}</text>`;

/** Maps a value to a share of the available width; a logarithmic scale starts at one. */
function createScale({ scale, groups, goal }: BarChart): (value: number) => number {
  const max = Math.max(1, goal?.value ?? 0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const log = (value: number) => Math.log10(Math.max(1, value));
  // Keeps the smallest bar visible.
  return (value) => Math.max(0.004, scale === 'log' ? log(value) / log(max) : value / max);
}

/** Left edge of the bars, after the longest name. */
function measureLeft({ groups }: BarChart): number {
  const longest = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ name }) => name.length)));
  return Math.max(MIN_LEFT, longest * CHARACTER_WIDTH + 20);
}

export function drawBarChart(chart: BarChart): string {
  const left = measureLeft(chart);
  const availableWidth = WIDTH - left - RIGHT;
  const scale = createScale(chart);
  const elements: string[] = [];
  let y = TOP;
  for (const { name, bars } of chart.groups) {
    if (name !== '') {
      elements.push(drawText(12, y + 14, name, ' class="group"'));
      y += GROUP_HEAD;
    }
    for (const { name: barName, value, text, isOurs } of bars) {
      const width = scale(value) * availableWidth;
      const size = `width="${width.toFixed(1)}" height="${BAR_HEIGHT}" rx="2"`;
      elements.push(drawText(left - 8, y + 13, barName, ' text-anchor="end"'));
      elements.push(`<rect class="${isOurs ? 'ours' : 'peer'}" x="${left}" y="${y}" ${size}/>`);
      elements.push(drawText(left + width + 6, y + 13, text));
      y += BAR_STEP;
    }
    y += GROUP_GAP;
  }
  if (chart.goal) elements.push(drawGoalLine(chart.goal, left + scale(chart.goal.value) * availableWidth, y));
  return wrapInSvg(chart, y + (chart.goal ? 16 : 0), elements);
}

const drawGoalLine = ({ text }: { text: string }, x: number, bottom: number): string =>
  `<line class="goal" x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${TOP - 4}" y2="${bottom - 4}"/>` +
  drawText(x, bottom + 10, text, ' class="goal-text" text-anchor="middle"');

function wrapInSvg({ title, note, groups }: BarChart, height: number, elements: readonly string[]): string {
  const descriptions = groups.map(
    ({ name, bars }) => `${name} ${bars.map((bar) => `${bar.name} ${bar.text}`).join(', ')}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeXml(title)}</title><desc id="description">${escapeXml(descriptions.join('; '))}</desc>`,
    `<style>${STYLE}</style>`,
    drawText(12, 24, title, ' class="title"'),
    drawText(12, 44, note, ' class="note"'),
    ...elements,
    '</svg>\n',
  ].join('\n');
}
