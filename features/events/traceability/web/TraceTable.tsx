import {
  Button,
  Panel,
  PlainTable,
  Row,
  Segmented,
  TextField,
  useFormat,
  useKeys,
  useWords,
} from '@guanlan/platform/web'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Traced, TraceNode } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import { type LineKind, lineKinds, lineOf, rowsOf } from './rows.ts'
import styles from './trace.module.css'
import { useWordsOfNodes } from './use-words-of-nodes.ts'

/** Rows that come at a time. */
const step = 100

/** The picture in words: a row an article, each read out as one sentence; j and k move, o opens. */
export function TraceTable({
  traced,
  chosen,
  onChoose,
  onOpen,
  onUnfold,
}: {
  traced: Traced
  chosen: number | null
  onChoose: (node: number) => void
  onOpen: (node: TraceNode) => void
  onUnfold: ((article: number) => void) | undefined
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [words, setWords] = useState('')
  const [lines, setLines] = useState<LineKind>('all')
  const [shown, setShown] = useState(step)
  const { nodes } = traced
  const rows = useMemo(() => rowsOf(nodes, { words, lines }), [nodes, words, lines])
  const at = chosen === null ? -1 : rows.indexOf(chosen)
  const visible = rows.slice(0, Math.max(shown, at + 1))
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (next !== undefined) onChoose(next)
  }
  useKeys(t('table'), [
    { key: 'j', text: t('keyNext'), run: () => move(1) },
    { key: 'k', text: t('keyBefore'), run: () => move(at < 0 ? 1 : -1) },
    {
      key: 'o',
      text: t('keyOpen'),
      run: () => {
        const node = nodes[chosen ?? -1]
        if (node) onOpen(node)
      },
    },
  ])
  return (
    <Panel
      title={t('table')}
      note={`${t('shownOf', { shown: format.exact(rows.length), all: format.exact(nodes.length) })} · ${t('tableKeys')}`}
    >
      <Row gap={12} wrap={8} align="center" className={styles.filters ?? ''}>
        <TextField
          label={t('filterWords')}
          labelHidden
          placeholder={t('filterWords')}
          icon="search"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <Segmented
          label={t('filterLines')}
          value={lines}
          options={lineKinds.map(value => ({ value, label: t(`lines_${value}`) }))}
          onChange={setLines}
        />
      </Row>
      {rows.length === 0 ? (
        <p className={`dim ${styles.none}`}>{t('noRow')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.table} aria-label={t('articles')} tabIndex={0}>
          <PlainTable
            label={t('table')}
            head={[t('time'), t('media'), t('title'), t('from'), t('reason'), { number: t('behind') }]}
          >
            {visible.map(place => (
              <Line
                key={place}
                node={nodes[place] as TraceNode}
                traced={traced}
                isChosen={place === chosen}
                onChoose={() => onChoose(place)}
                onUnfold={onUnfold}
              />
            ))}
          </PlainTable>
        </section>
      )}
      {visible.length < rows.length && (
        <p className={styles.none}>
          <Button onClick={() => setShown(visible.length + step)}>
            {t('showMore', { count: Math.min(step, rows.length - visible.length) })}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function Line({
  node,
  traced,
  isChosen,
  onChoose,
  onUnfold,
}: {
  node: TraceNode
  traced: Traced
  isChosen: boolean
  onChoose: () => void
  onUnfold: ((article: number) => void) | undefined
}) {
  const t = useWords(strings)
  const words = useWordsOfNodes(traced)
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const { id, media, title, naming, known, inferred, folded } = node
  return (
    <tr ref={line} aria-current={isChosen || undefined} data-line={lineOf(node)}>
      <td className={styles.time}>{words.moment(node.at)}</td>
      <td>{media}</td>
      <td>
        <button type="button" className={styles.choose} aria-label={words.sentence(node)} onClick={onChoose}>
          {title}
        </button>
      </td>
      <td>{words.from(node) ?? '—'}</td>
      <td title={naming ?? undefined}>
        {words.reason(node)} <small className="dim">{words.certainty(node)}</small>
      </td>
      <td data-number>
        {t('behindBoth', { known, inferred })}{' '}
        {folded > 0 &&
          (onUnfold && id !== null ? (
            <button type="button" className={styles.choose} onClick={() => onUnfold(id)}>
              {t('folded', { count: folded })}
            </button>
          ) : (
            <small className="dim">{t('foldedCount', { count: folded })}</small>
          ))}
      </td>
    </tr>
  )
}
