import { Component, type ReactNode } from 'react';

interface Props {
  /** Draws what stands in for the piece. */
  failed: (error: unknown) => ReactNode;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Keeps what goes wrong in one piece inside its own place. */
export class PieceBoundary extends Component<Props, { error: unknown; broken: boolean }> {
  override state = { error: undefined, broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.broken ? this.props.failed(this.state.error) : this.props.children;
  }
}
