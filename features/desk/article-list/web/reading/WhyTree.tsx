import type { Why, WhyNode } from '@guanlan/features/monitors/monitors/contract'
import { Icon, Row, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './WhyTree.module.css'
import { numberOf, parentOf, rowsOf, scopeOf, type WhyRow } from './why-rows.ts'

export type Hit = NonNullable<WhyNode['hits']>[number]
/** Numbers of hits drawn beside a word; Enter walks along all of them. */
const mostHits = 6

/** The rule with true and false at every part. Arrow keys walk and fold; Enter on a word goes to its next hit in the text. */
export function WhyTree({ why, onHit }: { why: Why; onHit: (hit: Hit) => void }) {
  const t = useWords(strings)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [full, setFull] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState('0')
  /** The hit of each word that Enter went to last. */
  const walked = useRef(new Map<string, number>())
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(why.node, folded, full), [why.node, folded, full])
  const stop = rows.some(row => row.path === current) ? current : '0'

  const go = (path: string | undefined) => {
    if (path === undefined) return
    setCurrent(path)
    tree.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus()
  }
  const fold = (path: string, close: boolean) => {
    const next = new Set(folded)
    if (close) next.add(path)
    else next.delete(path)
    setFolded(next)
  }
  const act = ({ path, node, open }: WhyRow) => {
    const hits = node?.hits ?? []
    if (node === null) {
      setFull(new Set(full).add(parentOf(path)))
      setCurrent(parentOf(path))
      tree.current?.querySelector<HTMLElement>(`[data-path="${parentOf(path)}"]`)?.focus()
    } else if (open !== null) fold(path, open)
    else if (hits.length > 0) {
      const next = ((walked.current.get(path) ?? -1) + 1) % hits.length
      walked.current.set(path, next)
      const hit = hits[next]
      if (hit) onHit(hit)
    }
  }
  const steer = (event: KeyboardEvent) => {
    const at = rows.findIndex(row => row.path === stop)
    const row = rows[at]
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(rows[at + 1]?.path),
      ArrowUp: () => go(rows[at - 1]?.path),
      Home: () => go(rows[0]?.path),
      End: () => go(rows.at(-1)?.path),
      ArrowRight: () => (row.open === false ? fold(row.path, false) : row.open && go(rows[at + 1]?.path)),
      ArrowLeft: () => (row.open ? fold(row.path, true) : go(parentOf(row.path) || undefined)),
      Enter: () => act(row),
      ' ': () => act(row),
    }
    const key = keys[event.key]
    if (!key) return
    event.preventDefault()
    event.stopPropagation()
    key()
  }
  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label={t('whyPartsOf', { name: why.name })}
      onKeyDown={steer}
      tabIndex={-1}
    >
      {rows.map(row => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's
        <Row
          key={row.path}
          gap={6}
          align="center"
          className={styles.row}
          role="treeitem"
          data-path={row.path}
          data-against={row.against || undefined}
          data-holds={row.node?.holds}
          aria-level={row.level}
          aria-posinset={row.place}
          aria-setsize={row.size}
          aria-expanded={row.open ?? undefined}
          aria-selected={row.path === stop}
          tabIndex={row.path === stop ? 0 : -1}
          style={{ paddingLeft: (row.level - 1) * 16 }}
          onFocus={() => setCurrent(row.path)}
          onClick={() => act(row)}
        >
          {row.open === null ? <i className={styles.twist} /> : <Icon name={row.open ? 'down' : 'right'} size={12} />}
          {row.node ? (
            <Part node={row.node} isWhole={row.open !== true} onHit={onHit} />
          ) : (
            <span className={styles.more}>{t('othersFail', { count: row.hidden })}</span>
          )}
        </Row>
      ))}
    </div>
  )
}

/** `isWhole`: no row below says the parts, so this one writes them out. */
function Part({ node, isWhole, onHit }: { node: WhyNode; isWhole: boolean; onHit: (hit: Hit) => void }) {
  const t = useWords(strings)
  const { kind, text, holds, count, hits = [] } = node
  const name =
    kind === 'term'
      ? null
      : kind === 'scope'
        ? t(`scope_${scopeOf(text) as 't' | 'c' | 'corp' | 'brand' | 'prod'}`)
        : t(`node_${kind}`, { number: numberOf(node) })
  return (
    <>
      <span className={styles.mark}>
        <Icon name={holds ? 'check' : 'close'} size={14} />
        <span className="unseen">{t(holds ? 'holds' : 'fails')}</span>
      </span>
      {name && <span className={styles.kind}>{name}</span>}
      {isWhole && (
        <code className="cut" title={text}>
          {text}
        </code>
      )}
      {count !== undefined && (
        <span className={styles.count}>{count === 0 ? t('occursNot') : t('occurs', { count })}</span>
      )}
      {hits.slice(0, mostHits).map((hit, index) => (
        <button
          key={`${hit.field} ${hit.from}`}
          type="button"
          tabIndex={-1}
          className={styles.hit}
          aria-label={t('showHit', {
            term: hit.term,
            number: index + 1,
            field: t(hit.field === 'title' ? 'inTitle' : 'inBody'),
          })}
          onClick={event => {
            event.stopPropagation()
            onHit(hit)
          }}
        >
          {index + 1}
        </button>
      ))}
      {hits.length > mostHits && <span className={styles.count}>…</span>}
    </>
  )
}
