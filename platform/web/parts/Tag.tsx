import type { ReactNode } from 'react'

export const Tag = ({ accent = false, children }: { accent?: boolean; children: ReactNode }) => (
  <span className={accent ? 'tag accent' : 'tag'}>{children}</span>
)
