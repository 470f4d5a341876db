import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

/** Nothing here yet: what would be here, and the next step. `marked` shows the product's mark above (first use, not filtered lists). */
export function EmptyState({
  title,
  children,
  actions,
  marked = false,
  isPage = false,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
  marked?: boolean
  /** There is nothing else on the page: its title is the page's. */
  isPage?: boolean
}) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="empty">
      {marked && <Mark size={40} />}
      <Title>{title}</Title>
      {children && <div className="empty-text">{children}</div>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  )
}
