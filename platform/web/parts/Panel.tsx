import type { ReactNode } from 'react'

/** A panel with a hairline. `note` stands beside the title, `more` at the end of the head. */
export function Panel({
  title,
  note,
  more,
  className,
  children,
}: {
  title: string
  note?: ReactNode
  more?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section className={className ? `panel ${className}` : 'panel'} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <span className="note">{note}</span>}
        {more && <span className="more">{more}</span>}
      </header>
      {children}
    </section>
  )
}
