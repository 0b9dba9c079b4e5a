import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhotoPicker } from './photo-picker.tsx';

const onPick = vi.fn();
/** Ends the decoding of one picked file. */
let decodings: ((width: number) => void)[] = [];

const pickFile = () =>
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [new File(['x'], 'wall.jpg')] } });
const finishDecoding = (index: number, width: number) => act(async () => decodings[index]?.(width));

beforeEach(() => {
  onPick.mockReset();
  decodings = [];
  const decode = () =>
    new Promise((resolve) => {
      decodings.push((width) => resolve({ width, height: 10, close: () => undefined }));
    });
  vi.stubGlobal('createImageBitmap', decode);
  render(<PhotoPicker label="Choose a photo" onPick={onPick} />);
});

afterEach(() => vi.unstubAllGlobals());

it('says that the photo is opening', async () => {
  pickFile();
  expect(screen.getByRole('status').textContent).toBe('Opening your photo ...');
  await finishDecoding(0, 20);
  expect(screen.queryByRole('status')).toBeNull();
});

it('takes the later of two quick picks', async () => {
  pickFile();
  pickFile();
  await finishDecoding(1, 30);
  await finishDecoding(0, 20);
  expect(onPick.mock.calls.map(([photo]) => photo.width)).toEqual([30]);
});
