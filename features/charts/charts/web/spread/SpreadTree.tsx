import { IconButton, Moment, percent, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { SpreadNode } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { openLines } from './lines.ts'
import styles from './SpreadOf.module.css'

/** Indented so far; what lies deeper stands under it all the same. */
const deepest = 8

/** Each article beneath the one it was taken from, with the reason; closed at first but for the earliest. */
export function SpreadTree({ nodes, onOpen }: { nodes: readonly SpreadNode[]; onOpen: (node: SpreadNode) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setOpened(before => (before.has(id) ? new Set([...before].filter(each => each !== id)) : new Set([...before, id])))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.tree} aria-label={t('spreadTree')} tabIndex={0}>
      <ol>
        {openLines(nodes, id => opened.has(id)).map(({ node, depth, told: reported }) => (
          <li key={node.id} style={{ paddingInlineStart: Math.min(depth, deepest) * 20 }}>
            {depth > 0 && reported > 0 ? (
              <IconButton
                size="small"
                icon={opened.has(node.id) ? 'down' : 'right'}
                label={t(opened.has(node.id) ? 'spreadClose' : 'spreadOpen', { media: node.media })}
                aria-expanded={opened.has(node.id)}
                onClick={() => toggle(node.id)}
              />
            ) : (
              <span />
            )}
            <button type="button" className="cut" title={node.title} onClick={() => onOpen(node)}>
              <b>{node.media}</b> {node.title}
            </button>
            <small data-certainty={node.certainty ?? undefined} title={node.said ?? undefined}>
              {node.reason === null
                ? t('spreadEarliest')
                : node.reason === 'alike'
                  ? t('spreadBy_alike', { share: percent(node.common ?? 0, 0) })
                  : t(`spreadBy_${node.reason}`)}
            </small>
            <span className={styles.below}>
              {node.below > 0 && t('spreadBelow', { count: format.exact(node.below) })}
            </span>
            <Moment at={node.at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
