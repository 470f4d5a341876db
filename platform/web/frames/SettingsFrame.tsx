import { type ReactNode, useId } from 'react'
import styles from './frames.module.css'

export interface SettingsSection {
  id: string
  title: string
  /** What it is for, in a sentence. */
  note?: string
  content: ReactNode
}

/** Settings by subject: all on one page, and a list of them beside it to jump by. */
export function SettingsFrame({
  title,
  sections,
  isWide = false,
}: {
  title: string
  sections: readonly SettingsSection[]
  /** Tables and forms side by side take the whole width; single fields are read better narrow. */
  isWide?: boolean
}) {
  const prefix = useId()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <div className={`${styles.scroll} ${styles.settings}`} data-wide={isWide || undefined}>
        <nav aria-label={title}>
          <ul>
            {sections.map(section => (
              <li key={section.id}>
                <button
                  type="button"
                  onClick={() => {
                    const heading = document.getElementById(`${prefix}${section.id}`)
                    heading?.scrollIntoView({ block: 'start' })
                    heading?.focus()
                  }}
                >
                  {section.title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map(({ id, title: heading, note, content }) => (
            <section key={id} aria-labelledby={`${prefix}${id}`}>
              <h2 id={`${prefix}${id}`} tabIndex={-1}>
                {heading}
              </h2>
              {note && <p className="dim">{note}</p>}
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
