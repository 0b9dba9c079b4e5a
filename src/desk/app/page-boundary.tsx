import { Component, type ReactNode } from 'react';
import { LoadError } from '#ui/feedback/load-error.tsx';

type PageBoundaryProps = { children: ReactNode };

/** Also catches scripts of an earlier build that the server no longer has. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <LoadError
        message="We couldn't show this page. The text you typed is still saved in this tab."
        retryLabel="Reload the page"
        onRetry={() => window.location.reload()}
      />
    );
  }
}
