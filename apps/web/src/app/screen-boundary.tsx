// A screen that fails while it is drawn says so in its own place; the next one has another try.

import { Component, type ReactNode } from 'react'
import { FailedScreen } from '../shell/failed-screen.tsx'

type Props = { readonly entry: string; readonly children: ReactNode }
type State = { readonly failedEntry: string | undefined }

export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failedEntry: undefined }

  override componentDidCatch(): void {
    this.setState({ failedEntry: this.props.entry })
  }

  override render(): ReactNode {
    return this.state.failedEntry === this.props.entry ? <FailedScreen /> : this.props.children
  }
}
