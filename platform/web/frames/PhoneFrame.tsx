import type { ReactNode } from 'react'
import { Mark } from '../parts/Mark.tsx'
import { useLookOfLink } from './look.ts'
import styles from './PhoneFrame.module.css'

/** A public page opened from a link, mostly on a phone: one column, big targets, who it is from, nothing to navigate. */
export function PhoneFrame({
  title,
  from,
  foot,
  isWide = false,
  isBroad = false,
  isFixed = false,
  children,
}: {
  title: string
  /** The organisation that shares it. */
  from?: string
  /** Until when the link holds, and the like. */
  foot?: ReactNode
  /** On a large screen as wide as a page of the web. */
  isWide?: boolean
  /** Wider still: there is room for two columns. */
  isBroad?: boolean
  /** As high as the screen: what stands in it scrolls, not the page. */
  isFixed?: boolean
  children: ReactNode
}) {
  const look = useLookOfLink()
  return (
    <div
      className={styles.page}
      style={look?.colour ? { borderTop: `4px solid ${look.colour}` } : undefined}
      data-wide={isWide || undefined}
      data-broad={isBroad || undefined}
      data-fixed={isFixed || undefined}
    >
      <meta name="robots" content="noindex" />
      <header>
        {look?.mark ? <img src={look.mark} alt={look.name} height={28} /> : <Mark size={24} />}
        <div>
          <h1>{title}</h1>
          {from && <p className="dim">{from}</p>}
        </div>
      </header>
      <main tabIndex={isFixed ? 0 : undefined}>{children}</main>
      {foot && <footer className="dim">{foot}</footer>}
    </div>
  )
}
