import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from '#storefront/routes/errors/error-page.tsx';

type BoundaryProps = { pathname: string; children: ReactNode };
type BoundaryState = { brokenAt: string | undefined };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { brokenAt: undefined };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { brokenAt: '' };
  }

  /** Resets the error when the pathname changes. */
  static getDerivedStateFromProps({ pathname }: BoundaryProps, { brokenAt }: BoundaryState): BoundaryState {
    if (brokenAt === undefined) return { brokenAt };
    return { brokenAt: brokenAt === '' || brokenAt === pathname ? pathname : undefined };
  }

  override render(): ReactNode {
    return this.state.brokenAt === undefined ? this.props.children : <ErrorPage />;
  }
}

/** Shows the error page when a page throws or fails to load, until the next navigation. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>;
}
