import type { ReactNode } from 'react'

/** A panel with a hairline. `note` stands beside the title, `more` at the end of the head; a `wide` one takes the whole line of a grid. */
export function Panel({
  title,
  note,
  more,
  wide = false,
  className,
  children,
}: {
  title: string
  note?: ReactNode
  more?: ReactNode
  wide?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section className={['panel', wide && 'wide', className].filter(Boolean).join(' ')} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <span className="note">{note}</span>}
        {more && <span className="more">{more}</span>}
      </header>
      {children}
    </section>
  )
}
