import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const file = {
  url: '/pictures/vine.1a2b.webp',
  width: 1600,
  height: 1000,
  widths: [640, 1600],
  dominantColor: '#726e66',
};
const element = <Picture file={file} alt="A vine" sizes="50vw" />;

describe('Picture', () => {
  it('offers AVIF by width, reserves its space and loads lazily', () => {
    const { container } = render(element);
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
      '/pictures/vine.1a2b-640.avif 640w, /pictures/vine.1a2b-1600.avif 1600w',
    );
    const image = screen.getByAltText('A vine');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1000']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('offers the portrait crop first', () => {
    const tall = { ...file, url: '/pictures/vine-tall.3c4d.webp', width: 900, height: 1600, widths: [900] };
    const { container } = render(<Picture file={{ ...file, tall }} alt="A vine" sizes="100vw" />);
    const sources = [...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));
    expect(sources.slice(0, 2)).toEqual(['/pictures/vine-tall.3c4d-900.avif 900w', '/pictures/vine-tall.3c4d.webp']);
    expect(container.querySelector('source')?.getAttribute('media')).toContain('portrait');
  });

  it('shows a placeholder when there is no picture or it fails to load', () => {
    const { rerender } = render(<Picture file={undefined} alt="" sizes="50vw" />);
    expect(screen.getByText('No image')).toBeTruthy();
    rerender(element);
    expect(screen.queryByText('No image')).toBeNull();
    fireEvent.error(screen.getByAltText('A vine'));
    expect(screen.getByText('No image')).toBeTruthy();
  });

  it('shows the placeholder when the picture failed before hydration', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(element);
    const image = root.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    const hydrated = await act(async () => hydrateRoot(root, element));
    expect(root.textContent).toContain('No image');
    act(() => hydrated.unmount());
    root.remove();
  });
});
