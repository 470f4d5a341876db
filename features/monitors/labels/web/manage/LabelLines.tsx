import { isWithin } from '@guanlan/platform/contract'
import { linesOf, movesByArrow, namedLike, useMay, useTreeDrag, useTreeSteering, useWords } from '@guanlan/platform/web'
import { Fragment, type KeyboardEvent, useState } from 'react'
import type { Label } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { useLabelActs } from '../label-acts.ts'
import { useLabelCounts } from '../label-queries.ts'
import styles from '../labels.module.css'
import { actsOf } from './acts.ts'
import { LabelLine } from './LabelLine.tsx'
import { NewLine } from './NewLine.tsx'

const monthMs = 30 * 86_400_000

/** The lines of the tree. Arrow keys walk and fold, with Alt they move; F2 or a second click renames, Delete deletes. */
export function LabelLines({
  labels,
  wanted: requested,
  addedTo,
  onAdd,
  onMerge,
  onRule,
}: {
  labels: readonly Label[]
  /** Part of the name, or the first letters of its pinyin. */
  wanted: string
  /** The father of the label that is being written; null: none is. */
  addedTo: number | null
  onAdd: (fatherId: number | null) => void
  onMerge: (id: number) => void
  onRule: (id: number) => void
}) {
  const t = useWords(strings)
  const isEditor = useMay()('labels.edit')
  const acts = useLabelActs()
  const [range] = useState(() => ({ from: new Date(Date.now() - monthMs).toISOString() }))
  const counts = useLabelCounts(range)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<number | null>(null)
  const [renamed, setRenamed] = useState<number | null>(null)

  const move = (to: Parameters<typeof acts.move>[0]) =>
    void acts.move(to, labels.find(each => each.id === to.id)?.name ?? '')
  const twist = (id: number, open: boolean) =>
    setFolded(now => new Set(open ? [...now].filter(each => each !== id) : [...now, id]))
  const { list, steer } = useTreeSteering<Label>({
    onTwist: twist,
    ...(isEditor && { movesOf: (label: Label) => movesByArrow(labels, label), onMove: move }),
  })
  const dragOf = useTreeDrag({ nodes: labels, onMove: move })
  const lines = linesOf(labels, {
    folded,
    ...(requested.trim() !== '' && { matches: ({ name }: Label) => namedLike(name, requested) }),
  })
  const articlesOf = (id: number) => counts.data && (counts.data.find(each => each.id === id)?.articles ?? 0)
  const remove = (label: Label) => void acts.remove(label, articlesOf(label.id) ?? 0)
  const press = (event: KeyboardEvent, label: Label) => {
    if (isEditor && event.key === 'F2') setRenamed(label.id)
    else if (isEditor && event.key === 'Delete') remove(label)
  }
  /** A new one is written behind everything below its father. */
  const newAfter =
    addedTo === null ? -1 : lines.findLastIndex(({ node }) => addedTo === 0 || isWithin(labels, node.id, addedTo))
  const father = lines.find(({ node }) => node.id === addedTo)
  const newLine = addedTo !== null && (
    <NewLine
      depth={father ? father.depth + 1 : 0}
      onKeep={name => void acts.create({ name, fatherId: addedTo })}
      onEnd={() => onAdd(null)}
    />
  )
  return (
    <>
      {lines.length > 0 && (
        <p className={styles.columns} aria-hidden>
          <span>{t('name')}</span>
          <span>{t('lastMonth')}</span>
        </p>
      )}
      <ul ref={list} className={styles.lines} aria-label={t('title')}>
        {lines.map((line, index) => (
          <Fragment key={line.node.id}>
            <LabelLine
              line={line}
              articles={articlesOf(line.node.id)}
              isChosen={line.node.id === chosen}
              isEntry={chosen === null ? index === 0 : line.node.id === chosen}
              isRenamed={line.node.id === renamed}
              mayEdit={isEditor}
              drag={isEditor ? dragOf(line.node) : undefined}
              acts={actsOf(line.node, labels, t, {
                rename: () => setRenamed(line.node.id),
                add: () => {
                  twist(line.node.id, true)
                  onAdd(line.node.id)
                },
                turn: () => void acts.turn(line.node),
                rule: () => onRule(line.node.id),
                merge: () => onMerge(line.node.id),
                move,
                remove: () => remove(line.node),
              })}
              onChoose={() => (chosen === line.node.id && isEditor ? setRenamed(chosen) : setChosen(line.node.id))}
              onRename={name => {
                setRenamed(null)
                if (name !== null) void acts.change(line.node, { name })
              }}
              onTwist={twist}
              onColour={colour => void acts.change(line.node, { colour })}
              onKeyDown={event => {
                press(event, line.node)
                steer(event, line)
              }}
            />
            {index === newAfter && newLine}
          </Fragment>
        ))}
        {newAfter === -1 && newLine}
        {lines.length === 0 && labels.length > 0 && (
          <li className={styles.nothing}>{t('noneFound', { text: requested.trim() })}</li>
        )}
      </ul>
    </>
  )
}
