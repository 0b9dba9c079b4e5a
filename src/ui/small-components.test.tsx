import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { IconButton } from './actions/icon-button.tsx';
import { PageLink } from './actions/page-link.tsx';
import { EmptyState } from './feedback/empty-state.tsx';
import { LoadingText } from './feedback/loading-text.tsx';
import { Swatch } from './fields/swatch.tsx';
import { Logo } from './icons/logo.tsx';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { Price } from './layout/price.tsx';

describe('small pieces', () => {
  it('Breadcrumb links the way here and marks the page itself', () => {
    render(<Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Blinds' }]} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Blinds').getAttribute('aria-current')).toBe('page');
  });

  it('Price keeps amount and unit in one breath', () => {
    const { container } = render(<Price before="From" amount="₹75.00" unit="/ sq ft" />);
    expect(container.textContent).toBe('From ₹75.00 / sq ft');
  });

  it('LoadingText is announced', () => {
    render(<LoadingText>Loading…</LoadingText>);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('EmptyState says one sentence at the asked level', () => {
    render(<EmptyState title="Nothing here" headingLevel="h1" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeTruthy();
  });

  it('PageLink is a real link to the next page', () => {
    render(<PageLink to="/products/all?page=2">Show more</PageLink>, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'Show more' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/products/all?page=2', 'next']);
  });

  it('IconButton and Swatch carry a name', () => {
    render(
      <>
        <IconButton icon="heart" label="Add to wishlist" />
        <Swatch colour="#23304F" name="Indigo" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Indigo' })).toBeTruthy();
  });

  it('Logo sets any other name in type', () => {
    const { container, rerender } = render(<Logo name="Aangan" />);
    expect(container.querySelector('svg')).toBeTruthy();
    rerender(<Logo name="Chowk" />);
    expect(container.textContent).toBe('Chowk');
  });
});
