import { Button } from './Button.tsx'
import { Mark } from './Mark.tsx'
import { Note } from './Note.tsx'
import styles from './Welcome.module.css'

export interface WayToBegin {
  title: string
  text: string
  example?: string
  /** The button's word. */
  act: string
  run: () => void
}

/** Nothing is open: what one can do here, and the ways to begin. */
export function Welcome({ title, text, ways }: { title: string; text: string; ways: readonly WayToBegin[] }) {
  return (
    <section className={styles.welcome} aria-label={title}>
      <Mark size={40} />
      <h2>{title}</h2>
      <p className="dim">{text}</p>
      <ul>
        {ways.map(way => (
          <li key={way.title}>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
            {way.example && <Note kind="example">{way.example}</Note>}
            <Button onClick={way.run}>{way.act}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
