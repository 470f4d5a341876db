import type { Received } from '../../contract.ts'

/** What each panel is given: where it acts, and how it closes. */
export interface PanelProps {
  token: string
  received: Received
  /** Runs an act; true when it was done. */
  run: (act: () => Promise<Received>) => Promise<boolean>
  onClose: () => void
}
