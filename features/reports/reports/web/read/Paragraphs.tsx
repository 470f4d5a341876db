import { Link } from 'react-router'
import { isInner, type Paragraph, type Run } from '../../contract.ts'
import styles from './read.module.css'

/** Texts with their looks: points and numbers of one kind stand in one list. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return groupsOf(paragraphs).map(({ style, items, place }) => {
    if (style === 'plain')
      return items.map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have their place alone
        <p key={`${place} ${at}`} className={styles.paragraph}>
          <Runs runs={runs} />
        </p>
      ))
    if (style === 'quote')
      return (
        <blockquote key={place}>
          {items.map((runs, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <p key={at}>
              <Runs runs={runs} />
            </p>
          ))}
        </blockquote>
      )
    const List = style === 'number' ? 'ol' : 'ul'
    return (
      <List key={place}>
        {items.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <li key={at}>
            <Runs runs={runs} />
          </li>
        ))}
      </List>
    )
  })
}

function groupsOf(paragraphs: readonly Paragraph[]) {
  const groups: { style: Paragraph['style']; items: (readonly Run[])[]; place: number }[] = []
  for (const [place, { style, runs }] of paragraphs.entries()) {
    const last = groups.at(-1)
    if (last?.style === style) last.items.push(runs)
    else groups.push({ style, items: [runs], place })
  }
  return groups
}

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have their place alone
  runs.map((run, at) => <Words key={at} run={run} />)

function Words({ run: { text, bold, italic, href } }: { run: Run }) {
  const leaning = italic ? <em>{text}</em> : text
  const words = bold ? <strong>{leaning}</strong> : leaning
  if (!href) return words
  if (isInner(href))
    return (
      <Link to={href} className={styles.record}>
        {words}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {words}
    </a>
  )
}
