import { Row } from '@guanlan/platform/web'
import type { ReactNode } from 'react'

/** A name and what is chosen for it. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row as="section" gap={8} align="center" wrap={4} aria-label={label}>
      <span className="dim">{label}</span>
      {children}
    </Row>
  )
}
