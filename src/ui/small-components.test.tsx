import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './actions/icon-button.tsx';
import { PageLink } from './actions/page-link.tsx';
import { LoadingText } from './feedback/loading-text.tsx';
import { StatusMessage } from './feedback/status-message.tsx';
import { Swatch } from './fields/swatch.tsx';
import { Logo } from './icons/logo.tsx';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { PriceText } from './layout/price-text.tsx';

describe('small components', () => {
  it('Breadcrumb links to parent pages and marks the current page', () => {
    render(<Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Blinds' }]} />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Blinds').getAttribute('aria-current')).toBe('page');
  });

  it('PriceText shows amount and unit', () => {
    const { container } = render(<PriceText amount="₹75.00" unit="/ sq ft" />);
    expect(container.textContent).toBe('₹75.00 / sq ft');
  });

  it('LoadingText is a status region', () => {
    render(<LoadingText>Loading…</LoadingText>);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('StatusMessage renders its title at the given heading level', () => {
    render(<StatusMessage title="Nothing here" headingLevel="h1" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeTruthy();
  });

  it('PageLink is a real link to the next page', () => {
    render(<PageLink to="/products/all?page=2">Show more</PageLink>);
    const link = screen.getByRole('link', { name: 'Show more' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/products/all?page=2', 'next']);
  });

  it('IconButton and Swatch have an accessible name', () => {
    render(
      <>
        <IconButton icon="heart" label="Add to wishlist" />
        <Swatch colour="#23304F" name="Indigo" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Indigo' })).toBeTruthy();
  });

  it('Logo renders other names as text', () => {
    const { container, rerender } = render(<Logo name="Aangan" />);
    expect(container.querySelector('svg')).toBeTruthy();
    rerender(<Logo name="Chowk" />);
    expect(container.textContent).toBe('Chowk');
  });
});
