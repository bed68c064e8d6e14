import { Component, type ReactNode } from "react";
import { emptyRequestCopy as copy } from "#content/copy/request/request.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { emptyRequest } from "./request.ts";
import { requestStore } from "./request-store.ts";

/** Keeps the rest of the page where a list cannot be shown, and lets the visitor empty it. */
export class RequestBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };

  empty = () => {
    requestStore.change(() => emptyRequest);
    this.setState({ isBroken: false });
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert">
        {copy.broken} <TextButton onClick={this.empty}>{copy.emptyIt}</TextButton>
      </p>
    );
  }
}
