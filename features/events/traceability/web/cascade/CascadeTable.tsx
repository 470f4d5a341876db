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
import type { Cascade, RepostNode } from '../../contract/cascade.ts'
import { strings } from '../../strings.ts'
import { type LineKind, lineKinds } from '../rows.ts'
import table from '../trace.module.css'
import { lineOfRepost, repostRows } from './rows.ts'
import { useWordsOfReposts } from './use-words-of-reposts.ts'

/** Rows that come at a time. */
const step = 100

/** The reposts in words: a row each, read out as one sentence; j and k move, o unfolds. */
export default function CascadeTable({
  cascade,
  chosen,
  onChoose,
  onUnfold,
}: {
  cascade: Cascade
  chosen: number | null
  onChoose: (node: number) => void
  onUnfold: ((number: number) => void) | undefined
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [words, setWords] = useState('')
  const [lines, setLines] = useState<LineKind>('all')
  const [shown, setShown] = useState(step)
  const { nodes, total } = cascade
  const rows = useMemo(() => repostRows(nodes, { words, lines }), [nodes, words, lines])
  const at = chosen === null ? -1 : rows.indexOf(chosen)
  const visible = rows.slice(0, Math.max(shown, at + 1))
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (next !== undefined) onChoose(next)
  }
  useKeys(t('cascadeTable'), [
    { key: 'j', text: t('keyNextRepost'), run: () => move(1) },
    { key: 'k', text: t('keyBeforeRepost'), run: () => move(at < 0 ? 1 : -1) },
    {
      key: 'o',
      text: t('keyUnfold'),
      run: () => {
        const node = nodes[chosen ?? -1]
        if (node && node.folded > 0) onUnfold?.(node.number)
      },
    },
  ])
  return (
    <Panel
      title={t('cascadeTable')}
      note={`${t('repostsShown', { shown: format.exact(rows.filter(place => place > 0).length), all: format.exact(total) })} · ${t('cascadeKeys')}`}
    >
      <Row gap={12} wrap={8} align="center" className={table.filters ?? ''}>
        <TextField
          label={t('filterReposts')}
          labelHidden
          placeholder={t('filterReposts')}
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
        <p className={`dim ${table.none}`}>{t('noRepostRow')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={table.table} aria-label={t('reposts')} tabIndex={0}>
          <PlainTable
            label={t('cascadeTable')}
            head={[
              { number: t('number') },
              t('time'),
              t('author'),
              t('repostText'),
              t('passedOn'),
              t('reason'),
              { number: t('behind') },
            ]}
          >
            {visible.map(place => (
              <Line
                key={place}
                node={nodes[place] as RepostNode}
                cascade={cascade}
                isChosen={place === chosen}
                onChoose={() => onChoose(place)}
                onUnfold={onUnfold}
              />
            ))}
          </PlainTable>
        </section>
      )}
      {visible.length < rows.length && (
        <p className={table.none}>
          <Button onClick={() => setShown(visible.length + step)}>
            {t('moreReposts', { count: Math.min(step, rows.length - visible.length) })}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function Line({
  node,
  cascade,
  isChosen,
  onChoose,
  onUnfold,
}: {
  node: RepostNode
  cascade: Cascade
  isChosen: boolean
  onChoose: () => void
  onUnfold: ((number: number) => void) | undefined
}) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useWordsOfReposts(cascade)
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const { number, text, known, inferred, folded } = node
  return (
    <tr ref={line} aria-current={isChosen || undefined} data-line={number === 0 ? undefined : lineOfRepost(node)}>
      <td data-number>{number}</td>
      <td className={table.time}>{words.moment(node.at)}</td>
      <td>{words.author(node)}</td>
      <td>
        <button type="button" className={table.choose} aria-label={words.sentence(node)} onClick={onChoose}>
          {text || t('noText')}
        </button>
      </td>
      <td>{number === 0 ? t('thePost') : (words.from(node) ?? '—')}</td>
      <td>
        {words.reason(node)} <small className="dim">{words.certainty(node)}</small>
      </td>
      <td data-number>
        {t('behindBoth', { known: format.exact(known), inferred: format.exact(inferred) })}{' '}
        {folded > 0 &&
          (onUnfold ? (
            <button type="button" className={table.choose} onClick={() => onUnfold(number)}>
              {t('unfold', { count: format.exact(folded) })}
            </button>
          ) : (
            <small className="dim">{t('foldedReposts', { count: format.exact(folded) })}</small>
          ))}
      </td>
    </tr>
  )
}
