import { Component, type ReactNode, Suspense } from "react";
import { forgetSearch } from "./load-search.ts";

interface SearchBoundaryProps {
  /** Shown until code and data of the search are there. */
  loading: ReactNode;
  /** Shown if they do not load. */
  failed: ReactNode;
  children: ReactNode;
}

/** The one loading state of the search: its children suspend until it is there. */
export class SearchBoundary extends Component<SearchBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    forgetSearch();
  }

  override render(): ReactNode {
    const { loading, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
